import { Parser } from 'htmlparser2';
import { isRecord, namedStrings, parseJson } from './json';
import { isKeyLike, unfilledIn } from './placeholders';
import type { Addresses } from './addresses';

/** Facts of a page's HTML that the gate checks. */
export interface PageFacts {
  /** Number of `h1` with text, and of empty ones. */
  headings: { filled: number; empty: number };
  /** `lang` of the page. */
  language: string | undefined;
  /** Paths of the site in links, alternates and structured data. */
  links: string[];
  /** Referenced files of the site: pictures, scripts, style sheets. */
  files: string[];
  /** Ids and names, the targets of fragments. */
  anchors: ReadonlySet<string>;
  /** Whether it has a canonical URL. */
  hasCanonical: boolean;
  /** Whether it is `noindex`. */
  isHidden: boolean;
  /** Faults of the markup, in words that follow “The page …”. */
  faults: string[];
  /** Unfilled placeholders in the text. */
  unfilled: string[];
  /** Texts that look like keys of interface strings. */
  keyLike: string[];
}

const TEXT_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder', 'content'] as const;
const SET_ATTRIBUTES = ['srcset', 'imagesrcset'] as const;
const FILE_ATTRIBUTES = ['src', 'poster'] as const;
/** `rel` values of `<link>` that refer to pages; the others refer to files. */
const PAGE_RELATIONS = ['canonical', 'alternate'];
const META_FILES = ['og:image', 'twitter:image'];
const META_LINKS = ['og:url'];
const NOT_SHOWN = ['script', 'style', 'template'];

type Attributes = Readonly<Record<string, string>>;

/** URLs of a `srcset`. */
const fromSet = (value: string): string[] =>
  value.split(',').map((entry) => entry.trim().split(/\s+/, 1)[0] ?? '');

/** Parses a block of structured data: its URLs, or its fault. */
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
 * Parses a page of the built site.
 *
 * @param html - its whole text
 * @param page - its path
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
  /** The open element whose text is not visible. */
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
      // Ids in structured data may have a fragment that is no element of the page.
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
