// Measures of installed fonts against the site's, from the files of both.
import path from 'node:path';
import { type Font, openSync } from 'fontkit';
import { inRoot } from './root';

/** A font that visitors have installed, and a font of the same measures whose files we can read. */
interface Installed {
  /** Full and PostScript names it is found by; all of them share the widths of the files. */
  local: readonly string[];
  /** Files, one for each script or one for all. */
  files: readonly string[];
}

interface Family {
  /** Name of the family of fallback faces. */
  name: string;
  /** The site's own. */
  file: string;
  installed: readonly Installed[];
}

const fontsource = (name: string) =>
  ['latin', 'cyrillic'].map(
    (script) => `node_modules/@fontsource/${name}/files/${name}-${script}-400-normal.woff2`,
  );

const dejavu = (name: string) => [`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`];

/** In the order in which a browser looks: Windows and Apple, Android, Linux. */
export const FAMILIES: readonly Family[] = [
  {
    name: 'Cormorant fallback',
    file: 'src/styles/fonts/cormorant-500.woff2',
    installed: [
      // Tinos and Liberation Serif are made to the widths of Times New Roman.
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
      // Arimo and Liberation Sans are made to the widths of Arial, which has those of Helvetica.
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
 * Signs that share a size: fonts differ in how wide their capitals are beside small letters, and in
 * their spaces. `range` is what the face is for, `sample` what it is measured with, each sign as
 * often as it is met.
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

/** Width of a sample in parts of the size of type; signs that no file has are left out of both. */
function width(fonts: readonly Font[], sample: string): number {
  return [...sample].reduce((sum, sign) => {
    const code = sign.codePointAt(0) ?? 0;
    const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(code));
    if (!font) throw new Error(`No font has “${sign}”`);
    return sum + font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm;
  }, 0);
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Name of the faces made from the nth installed font of a family. */
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
      // Lines are as high as the face that has the space makes them.
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

/** The `src` of a face: the names of an installed font, and a file that has the measured signs. */
export type FontSource = (installed: Installed, file: string) => string;

const fromSystem: FontSource = ({ local }) => local.map((name) => `local('${name}')`).join(', ');

/** Where the faces stand. */
export const FALLBACKS_FILE = path.join('src', 'styles', 'font-fallbacks.css');

/**
 * Text of the sheet with the fallback faces.
 *
 * @param from - where the faces come from; the visitor's own fonts where missing
 */
export function fallbackSheet(from: FontSource = fromSystem): string {
  const all = FAMILIES.flatMap((family) =>
    family.installed.flatMap((installed, index) => faces(family, installed, index, from)),
  );
  return `/* Written by scripts/font-fallbacks.ts from the files of the fonts; do not edit. */\n${all.join('\n\n')}\n`;
}
