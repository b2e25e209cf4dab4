import { PAGINATED_ROUTES, ROUTES } from '../config/routes';
import type { RedirectRule } from './redirects';

/** The first page of a list is the list itself, whoever writes its number into the address. */
export const LIST_REDIRECTS: readonly RedirectRule[] = PAGINATED_ROUTES.map((route) => ({
  fromPath: `${ROUTES[route]}/page/1`,
  toPath: ROUTES[route],
  statusCode: 301,
}));
