import type { DemoProject } from '../../types';
import { echoBeachApartments } from './echo-beach-apartments';
import { longPoolResidences } from './long-pool-residences';
import { mangroveLane } from './mangrove-lane';
import { northShore } from './north-shore';
import { pavilionPererenan } from './pavilion-pererenan';
import { riceTerraceVillas } from './rice-terrace-villas';
import { stoneGarden } from './stone-garden';
import { teakHouse } from './teak-house';

/** In the order the site lists them. */
export const projects: DemoProject[] = [
  teakHouse,
  pavilionPererenan,
  longPoolResidences,
  riceTerraceVillas,
  echoBeachApartments,
  mangroveLane,
  stoneGarden,
  northShore,
];
