// Guides for buyers, newest first; the draft stands last.
import type { DemoPost } from '../../types';
import { buildingInTheWetSeason } from './building-in-the-wet-season';
import { choosingBetweenThreeAreas } from './choosing-between-three-areas';
import { howToReadAnApartmentsTable } from './how-to-read-an-apartments-table';
import { howWeCalculateIncome } from './how-we-calculate-income';
import { leaseholdOrFreehold } from './leasehold-or-freehold';
import { stagesOfPayment } from './stages-of-payment';
import { viewingFromADistance } from './viewing-from-a-distance';
import { whatAManagementCompanyDoes } from './what-a-management-company-does';
import { whatFurnitureCosts } from './what-furniture-costs';

export const articles: DemoPost[] = [
  viewingFromADistance,
  howToReadAnApartmentsTable,
  whatAManagementCompanyDoes,
  howWeCalculateIncome,
  choosingBetweenThreeAreas,
  buildingInTheWetSeason,
  stagesOfPayment,
  leaseholdOrFreehold,
  whatFurnitureCosts,
];
