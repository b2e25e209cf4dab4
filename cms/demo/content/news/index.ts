import type { DemoPost } from '../../types';
import { longPoolSalesOpen } from './long-pool-sales-open';
import { mangroveLaneFloodTest } from './mangrove-lane-flood-test';
import { materialLibraryKyiv } from './material-library-kyiv';
import { pavilionPererenanPermit } from './pavilion-pererenan-permit';
import { presentationInLviv } from './presentation-in-lviv';
import { stoneGardenFirstSeason } from './stone-garden-first-season';
import { sundaySiteWalks } from './sunday-site-walks';
import { teakHouseRoofsTested } from './teak-house-roofs-tested';
import { yearInFigures2026 } from './year-in-figures-2026';

/** Newest first. */
export const news: DemoPost[] = [
  yearInFigures2026,
  longPoolSalesOpen,
  sundaySiteWalks,
  presentationInLviv,
  mangroveLaneFloodTest,
  teakHouseRoofsTested,
  pavilionPererenanPermit,
  materialLibraryKyiv,
  stoneGardenFirstSeason,
];
