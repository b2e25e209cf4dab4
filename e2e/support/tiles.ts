import type { Page } from '@playwright/test';
import { MAP } from '../../src/config/map';

/** Where the tiles of the maps come from. */
export const TILES = `${new URL(MAP.tilesUrl).origin}/**`;

/** A tile of one colour; the tests need no real map. */
const TILE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

/** Mocks the tiles of a page's maps. */
export const withTiles = (page: Page) =>
  page.route(TILES, (route) => route.fulfill({ contentType: 'image/png', body: TILE }));
