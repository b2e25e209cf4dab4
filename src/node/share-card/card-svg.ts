import type { Font } from 'fontkit';
import { SHARE_IMAGE } from '../../config/site';
import { breakLines, setLine } from './set-text';

/** What a card says. */
export interface CardTexts {
  title: string;
  /** Area and kind. */
  place: string;
  /** Price, or that all is sold. */
  price: string;
}

export interface CardFonts {
  display: Font;
  text: Font;
  strong: Font;
}

/** As in src/styles/tokens.css. */
const COLOURS = { paper: '#f6f2ea', ink: '#1d211e', ink2: '#57605a', clay: '#a8472a' } as const;

const MARGIN = 56;
const LINE_WIDTH = SHARE_IMAGE.width - 2 * MARGIN;
/** Sizes of the title: a long one is set smaller, in two lines. */
const TITLE = { large: 76, small: 60, lines: 2, leading: 1.05 } as const;
const SMALL_SIZE = 30;
const PRICE_SIZE = 36;
/** Least distance between the texts of the first row. */
const GAP = 32;
/** From the upper edge of the band to the baseline of its first row, and from the last to its lower edge. */
const BAND = { first: 66, between: 22, last: 46 } as const;

const drawn = (path: string, colour: string, x: number, y: number) =>
  `<path fill="${colour}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)})" d="${path}"/>`;

/** The band below the picture, with its height. */
export interface Band {
  height: number;
  /** SVG of the size of the band. */
  svg: string;
}

/**
 * Draws the band of a card: place and price in a row, the title below. Texts never stand on the
 * picture.
 */
export function cardBand({ title, place, price }: CardTexts, fonts: CardFonts): Band {
  const isShort = setLine(fonts.display, title, TITLE.large).width <= LINE_WIDTH;
  const size = isShort ? TITLE.large : TITLE.small;
  const titles = breakLines(fonts.display, title, size, { width: LINE_WIDTH, most: TITLE.lines });
  const cost = setLine(fonts.strong, price, PRICE_SIZE);
  const [placeLine = ''] = breakLines(fonts.text, place, SMALL_SIZE, {
    width: LINE_WIDTH - cost.width - GAP,
    most: 1,
  });
  const firstTitle = BAND.first + BAND.between + size * 0.8;
  const baselines = titles.map((_, index) => firstTitle + index * size * TITLE.leading);
  const height = Math.round((baselines.at(-1) ?? BAND.first) + BAND.last);
  const parts = [
    `<rect width="${SHARE_IMAGE.width}" height="${height}" fill="${COLOURS.paper}"/>`,
    drawn(setLine(fonts.text, placeLine, SMALL_SIZE).path, COLOURS.ink2, MARGIN, BAND.first),
    drawn(cost.path, COLOURS.clay, SHARE_IMAGE.width - MARGIN - cost.width, BAND.first),
    ...titles.map((line, index) =>
      drawn(
        setLine(fonts.display, line, size).path,
        COLOURS.ink,
        MARGIN,
        baselines[index] ?? firstTitle,
      ),
    ),
  ];
  return {
    height,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${SHARE_IMAGE.width}" height="${height}">${parts.join('')}</svg>`,
  };
}
