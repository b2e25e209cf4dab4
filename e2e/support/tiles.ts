import type { Page } from '@playwright/test';
import { readMapEnv } from '../../src/config/env';

/** Where the tiles of the maps come from. */
export const TILES = `${new URL(readMapEnv({}).tilesUrl).origin}/**`;

/** A sea of one colour: the tests have no maps and need none. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Gives the maps of a page their tiles. */
export const withTiles = (page: Page) =>
  page.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: TILE }));
