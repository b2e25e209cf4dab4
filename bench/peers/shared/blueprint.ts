/** Parts that a framework makes interactive, each with a component of its own. */
export type Island = 'menu' | 'gallery' | 'form';

/** An element with its attributes as they stand in HTML. */
export interface Tag {
  tag: string;
  attrs: Record<string, string>;
  children: Part[];
  /** Text that is no markup: of a script, a style or what stands in `noscript`. */
  raw?: string;
  island?: Island;
  /** Whether an island stands somewhere below. */
  holdsIsland?: true;
}

/** A text of the content, by its path in there. */
export interface Slot {
  slot: string;
}

/** An element whose children are rich text of the content. */
export interface RichTag {
  tag: string;
  attrs: Record<string, string>;
  rich: string;
}

export type Part = string | Slot | Tag | RichTag;

/** Kinds of pages that the peers have. */
export const PAGE_KINDS = ['home', 'project', 'news'] as const;
export type PageKind = (typeof PAGE_KINDS)[number];

/** Words of the form in one language. */
export interface FormWords {
  fields: Record<FormField, string>;
  send: string;
  required: string;
  badPhone: string;
}

export const FORM_FIELDS = ['name', 'phone', 'alternative_contact', 'message'] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** A page of this site as data: its markup, in which the texts of the CMS are slots. */
export interface Blueprint {
  /** Language tag of the page. */
  lang: string;
  head: Part[];
  body: Part[];
  words: FormWords;
}

/** Texts of the content by path. */
export type Content = Readonly<Record<string, string>>;

export const isSlot = (part: Part): part is Slot => typeof part === 'object' && 'slot' in part;
export const isRich = (part: Part): part is RichTag => typeof part === 'object' && 'rich' in part;

/** Elements without an end. */
const VOID: ReadonlySet<string> = new Set(
  'area base br col embed hr img input link meta source track wbr'.split(' '),
);
export const isVoid = (tag: string) => VOID.has(tag);

/** The text of a slot. */
export const textOfSlot = ({ slot }: Slot, content: Content): string => content[slot] ?? '';

/** The text of an element without elements in it, such as a title. */
export const plainText = (parts: readonly Part[], content: Content): string =>
  parts
    .map((part) =>
      typeof part === 'string' ? part : isSlot(part) ? textOfSlot(part, content) : '',
    )
    .join('');

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Parts as HTML, for frameworks that write strings. */
export function toHtml(parts: readonly Part[], content: Content): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return escapeText(part);
      if (isSlot(part)) return escapeText(textOfSlot(part, content));
      const attributes = Object.entries(part.attrs)
        .map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`)
        .join('');
      const start = `<${part.tag}${attributes}>`;
      if (isVoid(part.tag)) return start;
      const inside = isRich(part)
        ? (content[part.rich] ?? '')
        : (part.raw ?? toHtml(part.children, content));
      return `${start}${inside}</${part.tag}>`;
    })
    .join('');
}
