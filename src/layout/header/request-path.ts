import { ROUTES } from '../../config/routes';

/** Where a visitor who wants to be called or shown around is led; no locale prefix. */
export const REQUEST_PATH = `${ROUTES.contacts}#request`;
