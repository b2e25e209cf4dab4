import { PAGINATED_ROUTES, ROUTES } from '../config/routes';
import type { RedirectRule } from './redirects';

/** Redirects page 1 of a list to the list itself. */
export const LIST_REDIRECTS: readonly RedirectRule[] = PAGINATED_ROUTES.map((route) => ({
  fromPath: `${ROUTES[route]}/page/1`,
  toPath: ROUTES[route],
  statusCode: 301,
}));
