import sanitizeHtml, { type Attributes, type IOptions, type Tag } from 'sanitize-html';
import type { LinkRule } from '../links';
import { isBlank, printable } from '../nodes/text';
import { wellFormed } from './well-formed';

/** Allowed tags; the others are removed, and their text is kept. */
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

/** Allowed hosts of iframes. */
export const FRAME_HOSTS = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'];

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ASSET_PATH = new RegExp(`^/assets/(${UUID})(?:[/?#]|$)`, 'i');

/**
 * The file id in an asset URL of the CMS, absolute or relative.
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

/**
 * Limit of nesting: deeper than any text; browsers stop nesting at 512 and continue with siblings.
 */
const MAX_DEPTH = 100;

/**
 * Options of sanitize-html for a CMS, whose own pictures are handled differently from external
 * ones.
 *
 * @param cmsUrl Address of the CMS.
 * @param rule Decides which URLs links, iframes and pictures may have.
 * @param onRefused Called with each refused URL of a link.
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
      // The rule decides on URLs; sanitize-html's own list of schemes is wider.
      a: link(checkLink),
      iframe: frame(rule),
      img: picture(cmsUrl, rule),
    },
    exclusiveFilter: ({ tag, attribs }) =>
      (tag === 'img' && !attribs.src && !attribs['data-asset']) ||
      (tag === 'iframe' && !attribs.src),
  };
}

const VISIBLE_TAG = /<(?:img|iframe|hr)\b/;
/** Fast check for visible text; almost all texts pass, and the others are examined closely. */
const VISIBLE_TEXT = /(?:^|>)[\p{L}\p{N}]/u;

function isVisible(html: string): boolean {
  if (VISIBLE_TEXT.test(html) || VISIBLE_TAG.test(html)) return true;
  return !isBlank(html.replace(/<[^>]*>|&(?:nbsp|shy|zwn?j);/g, ''));
}

/**
 * Sanitises an editor's HTML and makes it well-formed. Pictures of the CMS get `data-asset` instead
 * of a URL, which `renderImages` fills in.
 *
 * @param html From the CMS.
 * @param options From `sanitiseOptions`.
 * @returns HTML of the allowed tags only; empty if it has no visible content.
 */
export function sanitise(html: string, options: IOptions): string {
  const clean = wellFormed(sanitizeHtml(printable(html), options));
  return isVisible(clean) ? clean.trim() : '';
}
