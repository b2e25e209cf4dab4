import type { Addresses } from './addresses';
import { isRecord, namedStrings, parseJson } from './json';
import { unfilledIn } from './placeholders';

/** Facts of a page's data that the gate checks. */
export interface DataFacts {
  /** Pictures in the data. */
  files: string[];
  /** Template of the page. */
  template: string | undefined;
  /** Words of the content that look like unfilled placeholders but were written by an editor. */
  written: ReadonlySet<string>;
  /** Keys of its interface strings. */
  keys: string[];
  /** What is wrong with it, in words that follow “The page …”. */
  faults: string[];
}

/** Keys of picture URLs in the data. */
const PICTURE_NAMES = ['src', 'srcSet', 'sharePath'];

/** Pictures in a data file. */
export function picturesOf(data: unknown, page: string, addresses: Addresses): string[] {
  const pictures = new Set<string>();
  for (const [name, value] of namedStrings(data)) {
    if (!PICTURE_NAMES.includes(name)) continue;
    for (const entry of value.split(',')) {
      const place = addresses.place(entry.trim().split(/\s+/, 1)[0] ?? '', page);
      if (place !== undefined) pictures.add(place);
    }
  }
  return [...pictures];
}

function* keysOf(strings: unknown, prefix: string): Generator<string> {
  if (!isRecord(strings)) return;
  for (const [name, value] of Object.entries(strings)) {
    if (typeof value === 'string') yield prefix + name;
    else yield* keysOf(value, `${prefix}${name}.`);
  }
}

/**
 * Keys of the interface strings in a page's data: a locale node holds a file's strings as JSON in
 * `data`.
 */
function stringKeys(locales: unknown): string[] {
  return [...namedStrings(locales)].flatMap(([name, value]) =>
    name === 'data' ? [...keysOf(parseJson(value), '')] : [],
  );
}

const broken = (fault: string): DataFacts => ({
  files: [],
  template: undefined,
  written: new Set(),
  keys: [],
  faults: [fault],
});

/**
 * Parses a page's `page-data.json`.
 *
 * @param text - the whole file
 * @param page - path of the page
 */
export function readPageData(text: string, page: string, addresses: Addresses): DataFacts {
  const file = parseJson(text);
  if (!isRecord(file) || !isRecord(file.result)) return broken('has data that is no JSON');
  if (file.path !== page) return broken('has the data of another page');
  const { locales, ...content } = isRecord(file.result.data) ? file.result.data : {};
  const written = new Set<string>();
  for (const [, value] of namedStrings(content)) {
    for (const word of unfilledIn(value)) written.add(word);
  }
  return {
    files: picturesOf(content, page, addresses),
    template: typeof file.componentChunkName === 'string' ? file.componentChunkName : undefined,
    written,
    keys: stringKeys(locales),
    faults: [],
  };
}
