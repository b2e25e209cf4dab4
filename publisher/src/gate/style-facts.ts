import type { Addresses } from './addresses';

/** Files that a style sheet references: fonts and pictures. */
export const stylePictures = (css: string, file: string, addresses: Addresses): string[] => [
  ...new Set(
    [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].flatMap(
      ([, address = '']) => addresses.place(address, file) ?? [],
    ),
  ),
];
