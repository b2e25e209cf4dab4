import { areas } from './content/areas';
import { articles } from './content/articles/index';
import { docs } from './content/docs/index';
import { drawings } from './content/drawings';
import { news } from './content/news/index';
import { pages } from './content/pages/index';
import { pictures } from './content/pictures';
import { projects } from './content/projects/index';
import { redirects } from './content/redirects';
import { sales } from './content/sales';
import { settings } from './content/settings';
import { team } from './content/team';
import { vacancies } from './content/vacancies';
import type {
  DemoArea,
  DemoPage,
  DemoPicture,
  DemoPost,
  DemoProject,
  DemoRedirect,
  DemoSale,
  DemoSettings,
  DemoTeamMember,
  DemoVacancy,
} from './types';

/** All of the demo content. */
export interface DemoContent {
  areas: readonly DemoArea[];
  pages: readonly DemoPage[];
  pictures: readonly DemoPicture[];
  posts: readonly DemoPost[];
  projects: readonly DemoProject[];
  redirects: readonly DemoRedirect[];
  sales: readonly DemoSale[];
  settings: DemoSettings;
  team: readonly DemoTeamMember[];
  vacancies: readonly DemoVacancy[];
}

export const DEMO: DemoContent = {
  areas,
  pages,
  pictures: [...pictures, ...drawings],
  posts: [...news, ...articles, ...docs],
  projects,
  redirects,
  sales,
  settings,
  team,
  vacancies,
};
