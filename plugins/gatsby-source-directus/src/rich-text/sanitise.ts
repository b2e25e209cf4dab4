import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import type { LinkRule } from '../links';
import { isBlank, printable } from '../nodes/text';
import { wellFormed } from './well-formed';

/** Everything an article needs; what is not here loses its tags and keeps its words. */
const TAGS = [
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'br',
  'hr',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'blockquote',
  'q',
  'cite',
  'figure',
  'figcaption',
  'img',
  'iframe',
  'a',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'small',
  'sub',
  'sup',
  'mark',
  'abbr',
  'code',
  'pre',
];

const ATTRIBUTES: IOptions['allowedAttributes'] = {
  a: ['href', 'title', 'rel', 'target'],
  abbr: ['title'],
  iframe: ['src', 'title', 'width', 'height', 'loading', 'allow', 'allowfullscreen'],
  img: ['data-asset', 'src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  ol: ['start', 'type', 'reversed'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan', 'scope'],
};

/** The only sites whose players may stand in a text. */
const FRAME_HOSTS = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'];

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ASSET_PATH = new RegExp(`^/assets/(${UUID})(?:[/?#]|$)`, 'i');

/**
 * The id of the CMS's file that an address means, with or without the base address before it.
 *
 * @example assetId('/assets/7f3c1b52-…?width=400', url) // => '7f3c1b52-…'
 */
export function assetId(src: string, cmsUrl: string): string | undefined {
  const base = cmsUrl.replace(/\/+$/, '');
  const local = src.startsWith(`${base}/`) ? src.slice(base.length) : src;
  return ASSET_PATH.exec(local)?.[1]?.toLowerCase();
}

const pixels = (value: string | undefined) =>
  value && /^\d{1,5}$/.test(value) ? value : undefined;

const defined = (attributes: Record<string, string | undefined>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

function link(check: LinkRule) {
  return (tagName: string, { href, title, target }: Attributes): Tag => {
    const address = href === undefined ? undefined : check(href);
    const isExternal = /^https?:/i.test(address ?? '');
    return {
      tagName,
      attribs: defined({
        href: address,
        title,
        target: target === '_blank' ? target : undefined,
        rel: isExternal || target === '_blank' ? 'noopener noreferrer' : undefined,
      }),
    };
  };
}

/** Only `https`: a page over `https` shows nothing else. */
const secure = (check: LinkRule, src: string | undefined) =>
  src !== undefined && /^https:/i.test(src.trim()) ? check(src) : undefined;

function frame(check: LinkRule) {
  return (tagName: string, { src, title, width, height }: Attributes): Tag => ({
    tagName,
    attribs: defined({
      src: secure(check, src),
      title: title?.trim() || 'Video',
      width: pixels(width),
      height: pixels(height),
      loading: 'lazy',
      allow: 'fullscreen; picture-in-picture',
      allowfullscreen: '',
    }),
  });
}

function picture(cmsUrl: string, check: LinkRule) {
  return (tagName: string, { src = '', alt, title, width, height }: Attributes): Tag => {
    const asset = assetId(src.trim(), cmsUrl);
    const common = { alt: alt ?? '', title, loading: 'lazy', decoding: 'async' };
    if (asset !== undefined) {
      return { tagName, attribs: defined({ 'data-asset': asset, ...common }) };
    }
    return {
      tagName,
      attribs: defined({
        src: secure(check, src),
        ...common,
        width: pixels(width),
        height: pixels(height),
      }),
    };
  };
}

/** Deeper than any text; browsers stop nesting at 512 and go on side by side. */
const MAX_DEPTH = 100;

/**
 * The rule book for a CMS: its own pictures are told apart from foreign ones.
 *
 * @param cmsUrl Address of the CMS.
 * @param rule Decides which addresses links, frames and pictures may have.
 * @param onRefused Gets each address of a link that is left out.
 */
export function sanitiseOptions(
  cmsUrl: string,
  rule: LinkRule,
  onRefused: (address: string) => void = () => undefined,
): IOptions {
  const checkLink: LinkRule = (address) => {
    const safe = rule(address);
    if (safe === undefined) onRefused(address);
    return safe;
  };
  return {
    allowedTags: TAGS,
    allowedAttributes: ATTRIBUTES,
    allowedIframeHostnames: FRAME_HOSTS,
    disallowedTagsMode: 'discard',
    nestingLimit: MAX_DEPTH,
    // The page has its own h1.
    transformTags: {
      h1: 'h2',
      // The rule decides on addresses; the schemes that sanitize-html allows by itself are wider.
      a: link(checkLink),
      iframe: frame(rule),
      img: picture(cmsUrl, rule),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !attribs.src && !attribs['data-asset']) ||
      (tag === 'iframe' && !attribs.src),
  };
}

const PLAIN_TAGS = 'p|h[2-4]|ul|ol|li|strong|em|blockquote';
/** A link within the site, narrower than any rule: words between single slashes. */
const LOCAL_LINK = 'a href="(?:/[\\w-]+)+(?:[?#][\\w/#?=.-]*)?"';

/** Text, tags without attributes, links within the site: what most editors write, and harmless. */
const SIMPLE = new RegExp(
  `^(?:[^<>&\\0]|&(?:[a-z]{2,8}|#\\d{1,6});|</?(?:${PLAIN_TAGS})>|<${LOCAL_LINK}>|</a>|<br ?/?>)*$`,
);
const SIMPLE_TAG = new RegExp(`<(/?)(${PLAIN_TAGS}|a)[ >]`, 'g');
/** Where a simple tag may stand so that a browser leaves it there; the empty name is the text. */
const BLOCK_PARENTS = ['', 'li', 'blockquote'];
const INLINE_PARENTS = [...BLOCK_PARENTS, 'p', 'h2', 'h3', 'h4', 'strong', 'em', 'a'];
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  li: ['ul', 'ol'],
  strong: INLINE_PARENTS,
  em: INLINE_PARENTS,
  a: INLINE_PARENTS.filter((parent) => parent !== 'a'),
};
/** Longer texts are not looked at by a pattern, which takes the stack of a step for each letter. */
const MAX_SIMPLE = 100_000;
/** Text between the items of a list. */
const TEXT_IN_LIST = /(?:<[uo]l>|<\/li>)\s*[^<\s]/;

/** Whether a text needs no sanitising: only harmless tags, each where a browser leaves it. */
export function isSimple(html: string): boolean {
  if (html.length > MAX_SIMPLE || !SIMPLE.test(html) || TEXT_IN_LIST.test(html)) return false;
  const open: string[] = [];
  for (const [, slash, tag = ''] of html.matchAll(SIMPLE_TAG)) {
    if (slash === '') {
      const isAllowed = (PARENTS[tag] ?? BLOCK_PARENTS).includes(open.at(-1) ?? '');
      if (!isAllowed || (tag === 'a' && open.includes('a'))) return false;
      open.push(tag);
    } else if (open.pop() !== tag) return false;
  }
  return open.length === 0;
}

const VISIBLE_TAG = /<(?:img|iframe|hr)\b/;
/** A text that begins with a letter somewhere; almost all do, and the rest is looked at closely. */
const VISIBLE_TEXT = /(?:^|>)[\p{L}\p{N}]/u;

function isVisible(html: string): boolean {
  if (VISIBLE_TEXT.test(html) || VISIBLE_TAG.test(html)) return true;
  return !isBlank(html.replace(/<[^>]*>|&(?:nbsp|shy|zwn?j);/g, ''));
}

/**
 * Makes an editor's HTML safe to stand in a page, and well-formed as a browser reads it. Pictures of
 * the CMS come out without an address, marked `data-asset`, for `renderImages` to fill in.
 *
 * @param html What the CMS holds.
 * @param options From `sanitiseOptions`.
 * @returns HTML of the allowed tags only; empty where nothing a reader could see is left.
 */
export function sanitise(html: string, options: IOptions): string {
  const text = printable(html);
  const clean = isSimple(text) ? text : wellFormed(sanitizeHtml(text, options));
  return isVisible(clean) ? clean.trim() : '';
}
