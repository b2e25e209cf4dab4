/** Colours of the drawings, those of the site. */
export const INK = '#1d211e';
export const PAPER = '#fbf9f4';
export const SAND = '#e9e0d0';
export const WATER = '#b9d3cf';
export const LEAF = '#c3cfb4';
export const STONE = '#d9d2c4';

/** A rectangle; metres, the origin at the upper left. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** At most two decimals, so that drawings stay small. */
export const round = (value: number): number => Math.round(value * 100) / 100;

/** A `rect` element, with its attributes as written. */
export const rect = ({ x, y, width, height }: Rect, attributes: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${attributes}/>`;

/** A `path` element, with its attributes as written. */
export const path = (d: string, attributes: string): string => `<path d="${d}" ${attributes}/>`;

/** A whole drawing. */
export const svg = (width: number, height: number, parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${round(width)} ${round(height)}" width="${round(width)}" height="${round(height)}">${parts.join('')}</svg>`;

/** Strokes of the digits in a box of 4 × 8: a font may be missing where a drawing is rasterised. */
const DIGITS: Readonly<Record<string, string>> = {
  0: 'M0 0H4V8H0Z',
  1: 'M.6 1.4 2.4 0V8',
  2: 'M0 0H4V4H0V8H4',
  3: 'M0 0H4V8H0M4 4H.8',
  4: 'M.4 0V4.6H4M3.4 0V8',
  5: 'M4 0H0V4H4V8H0',
  6: 'M4 0H0V8H4V4H0',
  7: 'M0 0H4L1.4 8',
  8: 'M0 0H4V8H0ZM0 4H4',
  9: 'M4 4H0V0H4V8H0',
};

/**
 * A number in a circle.
 *
 * @param x Centre.
 * @param y Centre.
 * @param radius Of the circle.
 */
export function badge(number: string, x: number, y: number, radius: number): string {
  const scale = radius / 9;
  const width = number.length * 4 + (number.length - 1) * 2;
  const digits = [...number].map((digit, index) =>
    path(DIGITS[digit] ?? '', `transform="translate(${index * 6} 0)"`),
  );
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${PAPER}" stroke="${INK}" stroke-width="${round(scale * 0.8)}"/><g transform="translate(${round(x - (width * scale) / 2)} ${round(y - 4 * scale)}) scale(${round(scale)})" fill="none" stroke="${INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">${digits.join('')}</g>`;
}
