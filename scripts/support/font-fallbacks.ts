// Metrics of the fallback fonts relative to the site's fonts, read from the font files.
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { inRoot } from './root';

/**
 * A font installed on visitors' systems, and a metrically compatible font whose files are
 * available.
 */
interface Installed {
  /** Full and PostScript names for `local()`; all of these fonts have the widths of the files. */
  local: readonly string[];
  /** Font files, one per script or one for all. */
  files: readonly string[];
}

interface Family {
  /** Name of the family of fallback faces. */
  name: string;
  /** The site's own font. */
  file: string;
  installed: readonly Installed[];
}

const fontsource = (name: string) =>
  ['latin', 'cyrillic'].map(
    (script) => `node_modules/@fontsource/${name}/files/${name}-${script}-400-normal.woff2`,
  );

const dejavu = (name: string) => [`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`];

/** In the order of `src`: Windows and Apple, Android, Linux. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'Cormorant fallback',
    file: 'src/styles/fonts/cormorant-500.woff2',
    installed: [
      // Tinos and Liberation Serif are metrically compatible with Times New Roman.
      {
        local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
        files: fontsource('tinos'),
      },
      { local: ['Noto Serif', 'NotoSerif'], files: fontsource('noto-serif') },
      { local: ['DejaVu Serif'], files: dejavu('DejaVuSerif') },
    ],
  },
  {
    name: 'Onest fallback',
    file: 'src/styles/fonts/onest-400.woff2',
    installed: [
      // Arimo and Liberation Sans are metrically compatible with Arial, and that with Helvetica.
      {
        local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'],
        files: fontsource('arimo'),
      },
      { local: ['Roboto', 'Roboto-Regular'], files: fontsource('roboto') },
      { local: ['DejaVu Sans'], files: dejavu('DejaVuSans') },
    ],
  },
];

/**
 * Groups of characters with a common `size-adjust`, because fonts differ in the relative widths of
 * capitals, small letters and spaces. `range` is the `unicode-range` of the face, `sample` the text
 * it is measured with, each character by its frequency.
 */
const GROUPS = [
  { range: 'U+0-2F,U+3A-40,U+5B-60,U+7B-BF,U+2000-22FF', sample: `${' '.repeat(24)}.,,.-` },
  { range: 'U+30-39', sample: '0123456789' },
  { range: 'U+41-5A,U+C0-DE', sample: 'ABCDEFGHILMNOPRSTUVWTSATP' },
  {
    range: 'U+61-7A,U+DF-FF',
    sample:
      'thehousesstandbetweenthefieldsandtheseaandwhoeverbuysonecanletitwhileheisawaywesaywhatitcosts',
  },
  { range: 'U+400-42F,U+490', sample: 'АБВГДЕЗИКЛМНОПРСТУФХЦЧШЯПВСНК' },
  {
    range: 'U+430-48F,U+491-52F',
    sample:
      'домастоятмеждуполемиморемибудинкистоятьміжполемтаморемпокупательможетсдаватьсвойдомкогдауезжаетмикажемоскількицекоштує',
  },
] as const;

const open = (file: string) => openSync(inRoot(file)) as Font;

/** Width of a sample in em, each character from the first file that has it. */
function width(fonts: readonly Font[], sample: string): number {
  return [...sample].reduce((sum, sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) throw new Error(`No font has “${sign}”`);
    return sum + font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  }, 0);
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Name of the fallback faces of a family's nth installed font. */
export const faceName = (family: Family, index: number) =>
  index === 0 ? family.name : `${family.name} ${index + 1}`;

function faces(family: Family, installed: Installed, index: number, from: FontSource): string[] {
  const { files } = installed;
  const own = open(family.file);
  const fonts = files.map(open);
  return GROUPS.map(({ range, sample }, group) => {
    const code = sample.codePointAt(0) ?? 0;
    const file = files[fonts.findIndex((font) => font.hasGlyphForCodePoint(code))] ?? '';
    const size = width([own], sample) / width(fonts, sample);
    const part = (units: number) => percent(Math.abs(units) / own.unitsPerEm / size);
    return [
      '@font-face {',
      `  font-family: '${faceName(family, index)}';`,
      `  src: ${from(installed, file)};`,
      `  size-adjust: ${percent(size)};`,
      `  unicode-range: ${range.replaceAll(',', ', ')};`,
      // The face with the space character determines the line height.
      ...(group === 0
        ? [
            `  ascent-override: ${part(own.hhea.ascent)};`,
            `  descent-override: ${part(own.hhea.descent)};`,
            '  line-gap-override: 0%;',
          ]
        : []),
      '}',
    ].join('\n');
  });
}

/**
 * The `src` of a face: `local()` names of an installed font, and a file with the measured
 * characters.
 */
export type FontSource = (installed: Installed, file: string) => string;

const fromSystem: FontSource = ({ local }) => local.map((name) => `local('${name}')`).join(', ');

/** Path of the generated style sheet. */
export const FALLBACKS_FILE = path.join('src', 'styles', 'font-fallbacks.css');

/**
 * Generates the style sheet of the fallback faces.
 *
 * @param from - source of the fonts; by default the visitor's installed ones
 */
export function fallbackSheet(from: FontSource = fromSystem): string {
  const all = FAMILIES.flatMap((family) =>
    family.installed.flatMap((installed, index) => faces(family, installed, index, from)),
  );
  return `/* Written by scripts/font-fallbacks.ts from the files of the fonts; do not edit. */\n${all.join('\n\n')}\n`;
}
