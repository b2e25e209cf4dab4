/** @jest-environment node */
import path from 'node:path';
import { openSync, type Font } from 'fontkit';
import { breakLines, setLine } from '../../../../src/node/share-card/set-text';

const font = openSync(path.resolve('src/styles/fonts/onest-400.woff2')) as Font;

const WIDTH = 400;
const lines = (text: string, most = 2) => breakLines(font, text, 30, { width: WIDTH, most });

describe('setLine', () => {
  it('grows with the text and its size', () => {
    const { width, path: data } = setLine(font, 'Вілла', 30);
    expect(width).toBeGreaterThan(50);
    expect(setLine(font, 'Вілла', 60).width).toBeCloseTo(2 * width);
    expect(data).toMatch(/^M[-\d. MLQCZ]+Z$/);
  });

  it.each(['Canggu', 'Чангу', 'Їжак і ґава', '185 000 $', '€·«»’—'])(
    'has every letter of %s',
    (text) => {
      expect(font.glyphsForString(text).map(({ id }) => id)).not.toContain(0);
    },
  );
});

describe('breakLines', () => {
  it('breaks between words, and leaves a short text in one line', () => {
    expect(lines('Teak House')).toEqual(['Teak House']);
    const [first = '', second = '', ...others] = lines('Six villas between the rice and the sea');
    expect(`${first} ${second}`).toBe('Six villas between the rice and the sea');
    expect(others).toEqual([]);
    for (const line of [first, second]) {
      expect(setLine(font, line, 30).width).toBeLessThanOrEqual(WIDTH);
    }
  });

  it('ends what has no room in an ellipsis, and keeps what belongs together', () => {
    const long = lines('Six villas between the rice and the sea, with a pool of their own each');
    expect(long).toHaveLength(2);
    expect(long[1]).toMatch(/\S…$/);
    expect(lines('от 185\u00a0000\u00a0$')).toEqual(['от 185\u00a0000\u00a0$']);
  });

  it('cuts a word that is too long for a line, and takes an empty text', () => {
    const [word = ''] = lines('Ж'.repeat(60), 1);
    expect(word).toMatch(/^Ж+…$/);
    expect(setLine(font, word, 30).width).toBeLessThanOrEqual(WIDTH);
    expect(lines('')).toEqual([]);
  });
});
