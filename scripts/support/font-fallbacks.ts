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
 * Ranges of characters with a common `size-adjust`, each the `unicode-range` of a face, because fonts
 * differ in the relative widths of capitals, small letters and spaces. The first has the space.
 */
const RANGES = [
  'U+0-2F,U+3A-40,U+5B-60,U+7B-BF,U+2000-22FF',
  'U+30-39',
  'U+41-5A,U+C0-DE',
  'U+61-7A,U+DF-FF',
  'U+400-42F,U+490',
  'U+430-48F,U+491-52F',
] as const;

/** What the fonts are measured with, a text of each script: kerning depends on the neighbours. */
const SAMPLES = [
  'Our houses stand between the rice and the sea, and whoever buys one can let it while he is away. Villas Apartments Buildings Construction Dates Earnings Houses Jungle Kitchens Gardens Income Loans Market News Quality Prices Rent South Terraces Units Water Years: 0123456789.',
  'Дома стоят между полем и морем, а хозяин сдаёт свой дом, когда уезжает. Ми кажемо, скільки це коштує. Архитектура Бассейны Виллы Гарантии Документы Земля Инвестиции Каталог Ландшафт Море Новости Остров Подробнее Рассрочка Сады Террасы Участок Форма Хозяева Цены Часть Школы Як ми будуємо Про нас Умови Квартири Тут Таких.',
] as const;

const open = (file: string) => openSync(inRoot(file)) as Font;

const codeOf = (sign: string) => sign.codePointAt(0) ?? 0;

/** Whether a range, as in `unicode-range`, has a character. */
const isWithin = (range: string, sign: string) =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-');
    return codeOf(sign) >= parseInt(first, 16) && codeOf(sign) <= parseInt(last, 16);
  });

/** Kerned widths of a text's characters in em. */
function widths(font: Font, text: string): number[] {
  const { positions } = font.layout(text);
  if (positions.length !== text.length) throw new Error(`The font has a ligature in “${text}”`);
  return positions.map(({ xAdvance }) => xAdvance / font.unitsPerEm);
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Width in em of the samples' characters of a range, set in one font. */
function ownWidth(font: Font, range: string): number {
  return sum(
    SAMPLES.flatMap((text) =>
      widths(font, text).filter((_, index) => isWithin(range, text.charAt(index))),
    ),
  );
}

/** Runs of characters of a range: browsers do not kern across two faces. */
function runsOf(text: string, range: string): string[] {
  const separated = [...text].map((sign) => (isWithin(range, sign) ? sign : '\n')).join('');
  return separated.split('\n').filter(Boolean);
}

/** The first of the fonts that has a character. */
function fontWith(fonts: readonly Font[], sign: string): Font {
  const font = fonts.find((candidate) => candidate.hasGlyphForCodePoint(codeOf(sign)));
  if (!font) throw new Error(`No font has “${sign}”`);
  return font;
}

/** Width in em of the same characters in a face of that range alone. */
function faceWidth(fonts: readonly Font[], range: string): number {
  const runs = SAMPLES.flatMap((text) => runsOf(text, range));
  return sum(runs.flatMap((run) => widths(fontWith(fonts, run), run)));
}

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** Name of the fallback faces of a family's nth installed font. */
export const faceName = (family: Family, index: number) =>
  index === 0 ? family.name : `${family.name} ${index + 1}`;

function faces(family: Family, installed: Installed, name: string, from: FontSource): string[] {
  const { files } = installed;
  const own = open(family.file);
  const fonts = files.map(open);
  return RANGES.map((range, index) => {
    const [run = ''] = SAMPLES.flatMap((text) => runsOf(text, range));
    const file = files[fonts.indexOf(fontWith(fonts, run))] ?? '';
    const size = ownWidth(own, range) / faceWidth(fonts, range);
    const part = (units: number) => percent(Math.abs(units) / own.unitsPerEm / size);
    return [
      '@font-face {',
      `  font-family: '${name}';`,
      `  src: ${from(installed, file)};`,
      `  size-adjust: ${percent(size)};`,
      `  unicode-range: ${range.replaceAll(',', ', ')};`,
      // The face with the space character determines the line height.
      ...(index === 0
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
    family.installed.flatMap((installed, index) =>
      faces(family, installed, faceName(family, index), from),
    ),
  );
  return `/* Written by scripts/font-fallbacks.ts from the files of the fonts; do not edit. */\n${all.join('\n\n')}\n`;
}
