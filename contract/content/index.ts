/**
 * The content model: every type with its fields, labels and descriptions. The CMS' columns with
 * their labels and notes, and the site's node types with their descriptions, are generated from it.
 * Details of one side stay there, such as the admin's interfaces in `cms/schema`.
 */
import { AREA, FORECAST_SCENARIO, PROJECT_TYPE, PROJECT_UNIT, SALE } from './real-estate';
import { ARTICLE, DOC, NEWS, PAGE, REDIRECT, SITE_SETTINGS, TEAM_MEMBER, VACANCY } from './site';
import type { ContentType } from './types';

export const CONTENT_MODEL = [
  SITE_SETTINGS,
  PAGE,
  AREA,
  PROJECT_TYPE,
  PROJECT_UNIT,
  FORECAST_SCENARIO,
  SALE,
  TEAM_MEMBER,
  VACANCY,
  NEWS,
  ARTICLE,
  DOC,
  REDIRECT,
] as const satisfies readonly ContentType[];
