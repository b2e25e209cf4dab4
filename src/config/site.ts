/** Items a page of a list shows. */
export const LIST_PAGE_SIZE = 12;

/** Items of each kind that the home page shows. */
export const HOME_COUNTS = { projects: 4, news: 3, articles: 3, team: 4 } as const;

/** Projects of the same kind that a project's page leads on to. */
export const OTHER_PROJECTS_COUNT = 2;

/** Share picture, pixels (specification, section 9). */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** Colour of the browser's frame around the site: the palm of `src/styles/tokens.css`. */
export const THEME_COLOR = '#20332b';

/** Path of the web app manifest. */
export const MANIFEST_PATH = '/site.webmanifest';
