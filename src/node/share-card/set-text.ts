import type { Font } from 'fontkit';

/** A line of text as the outlines of its letters: no installed font is needed to draw it. */
export interface SetLine {
  /** Pixels. */
  width: number;
  /** Path data of SVG, its baseline at 0. */
  path: string;
}

const ELLIPSIS = '…';

/** Sets one line. */
export function setLine(font: Font, text: string, size: number): SetLine {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const position = positions[index];
    const path = glyph.path
      .scale(scale, -scale)
      .translate(x + (position?.xOffset ?? 0) * scale, 0)
      .toSVG();
    x += (position?.xAdvance ?? 0) * scale;
    return path;
  });
  return { width: x, path: paths.join('') };
}

/** Shortens a text that is too wide, at a word where there is one. */
function shorten(font: Font, text: string, size: number, width: number): string {
  const fits = (part: string) => setLine(font, part, size).width <= width;
  let part = text;
  while (!fits(part) && part.length > ELLIPSIS.length) {
    const shorter = part.replace(/\s*\S*…?$/u, '');
    part = (shorter || part.slice(0, -2).replace(/…$/u, '')) + ELLIPSIS;
  }
  return part;
}

/**
 * Breaks a text between words.
 *
 * @param width - of a line, pixels
 * @param most - number of lines; what does not fit ends in an ellipsis
 */
export function breakLines(
  font: Font,
  text: string,
  size: number,
  { width, most }: { width: number; most: number },
): string[] {
  const lines: string[] = [];
  // No-break spaces hold words together.
  for (const word of text.split(/[ \t\n]+/u).filter(Boolean)) {
    const last = lines.at(-1);
    const together = last === undefined ? word : `${last} ${word}`;
    const isFull = last !== undefined && setLine(font, together, size).width > width;
    if (isFull && lines.length < most) lines.push(word);
    else lines.splice(-1, 1, together);
  }
  return lines.map((line) => shorten(font, line, size, width));
}
