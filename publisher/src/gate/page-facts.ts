import { Parser } from 'htmlparser2';
import { isRecord, namedStrings, parseJson } from './json';
import { isKeyLike, unfilledIn } from './placeholders';
import type { Addresses } from './addresses';

/** What the release gate has to know of one page's HTML. */
export interface PageFacts {
  /** First-level headings that say something, and those that are empty. */
  headings: { filled: number; empty: number };
  /** Language that the page says it is in. */
  language: string | undefined;
  /** Places of the site that links, translations, structured data lead to. */
  links: string[];
  /** Files of the site: pictures, scripts, styles. */
  files: string[];
  /** Names that a fragment can point at. */
  anchors: ReadonlySet<string>;
  /** Whether it says where search engines should look for it. */
  hasCanonical: boolean;
  /** Whether it asks not to be found. */
  isHidden: boolean;
  /** What no page may contain, in words that follow “The page …”. */
  faults: string[];
  /** Values that were printed and are none. */
  unfilled: string[];
  /** Texts that could be the name of an interface string. */
  keyLike: string[];
}

const TEXT_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const;
const SET_ATTRIBUTES = ['srcset', 'imagesrcset'] as const;
const FILE_ATTRIBUTES = ['src', 'poster'] as const;
/** Relations of `<link>` that lead to pages; the others name files. */
const PAGE_RELATIONS = ['canonical', 'alternate'];
const META_FILES = ['og:image', 'twitter:image'];
const META_LINKS = ['og:url'];
const NOT_SHOWN = ['script', 'style', 'template'];

type Attributes = Readonly<Record<string, string>>;

/** Addresses of an attribute that lists pictures with their widths. */
const fromSet = (value: string): string[] =>
  value.split(',').map((entry) => entry.trim().split(/\s+/, 1)[0] ?? '');

/** Reads a block of structured data: its addresses, or what is wrong with it. */
function readStructuredData(text: string): { fault?: string; strings: string[] } {
  const data = parseJson(text);
  if (data === undefined) return { fault: 'holds structured data that is no JSON', strings: [] };
  const blocks: unknown[] = Array.isArray(data) ? data : [data];
  const isWhole = blocks.every(
    (block) => isRecord(block) && '@context' in block && ('@type' in block || '@graph' in block),
  );
  return {
    ...(isWhole ? {} : { fault: 'holds structured data without @context or @type' }),
    strings: [...namedStrings(data)].map(([, value]) => value),
  };
}

/**
 * Reads a page of the built site.
 *
 * @param html - its whole text
 * @param page - its address
 */
export function readPage(html: string, page: string, addresses: Addresses): PageFacts {
  const links = new Set<string>();
  const files = new Set<string>();
  const anchors = new Set<string>();
  const unfilled = new Set<string>();
  const keyLike = new Set<string>();
  const faults = new Set<string>();
  const facts = { filled: 0, empty: 0 };
  let language: string | undefined;
  let hasCanonical = false;
  let isHidden = false;
  /** Element whose text nobody sees. */
  let unseen: { name: string; isData: boolean } | undefined;
  let heading: string | undefined;
  let text = '';

  const note = (into: Set<string>, value: string | undefined) => {
    const place = value === undefined ? undefined : addresses.place(value, page);
    if (place !== undefined) into.add(place);
    return place;
  };
  const readWords = (words: string) => {
    for (const value of unfilledIn(words)) unfilled.add(value);
    const trimmed = words.trim();
    if (isKeyLike(trimmed)) keyLike.add(trimmed);
  };
  const endText = () => {
    if (text !== '') readWords(text);
    text = '';
  };
  const readData = (content: string) => {
    const { fault, strings } = readStructuredData(content);
    if (fault) faults.add(fault);
    for (const value of strings) {
      // Names of things may carry a part that is none of a page.
      if (/^https?:/.test(value)) note(links, value.split('#', 1)[0]);
    }
  };
  const readLink = ({ rel = '', href }: Attributes) => {
    if (rel === 'canonical') hasCanonical = true;
    note(PAGE_RELATIONS.includes(rel) ? links : files, href);
  };
  const readMeta = ({ name, property = '', content }: Attributes) => {
    if (name === 'robots') isHidden ||= /noindex/.test(content ?? '');
    if (META_FILES.includes(name ?? property)) note(files, content);
    if (META_LINKS.includes(property)) note(links, content);
  };

  const parser = new Parser({
    onopentag: (name, attributes: Attributes) => {
      endText();
      if (NOT_SHOWN.includes(name)) {
        unseen = { name, isData: attributes.type === 'application/ld+json' };
      }
      if (name === 'html') language = attributes.lang;
      if (name === 'h1') heading = '';
      if (name === 'link') readLink(attributes);
      else note(links, attributes.href);
      if (name === 'meta') readMeta(attributes);
      if (attributes.id) anchors.add(attributes.id);
      for (const attribute of FILE_ATTRIBUTES) note(files, attributes[attribute]);
      for (const attribute of SET_ATTRIBUTES) {
        for (const address of fromSet(attributes[attribute] ?? '')) note(files, address);
      }
      for (const attribute of TEXT_ATTRIBUTES) {
        if (attributes[attribute]) readWords(attributes[attribute]);
      }
    },
    ontext: (piece) => {
      text += piece;
      if (heading !== undefined) heading += piece;
    },
    onclosetag: (name) => {
      if (name === unseen?.name) {
        if (unseen.isData) readData(text);
        unseen = undefined;
        text = '';
      }
      endText();
      if (name === 'h1') {
        facts[heading?.trim() ? 'filled' : 'empty'] += 1;
        heading = undefined;
      }
    },
  });
  parser.end(html);
  if (html.includes('\0')) faults.add('contains a NUL byte');
  if (html.trim() === '') faults.add('is empty');
  else if (!/<\/html>\s*$/i.test(html)) faults.add('ends in the middle');
  return {
    headings: facts,
    language,
    links: [...links],
    files: [...files],
    anchors,
    hasCanonical,
    isHidden,
    faults: [...faults],
    unfilled: [...unfilled],
    keyLike: [...keyLike],
  };
}
