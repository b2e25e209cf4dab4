import { preview } from '../../../contract/publishing.json';
import type { PreviewPage } from './index-file';
import type { SiteState } from './site';
import { wordsFor } from './words';

/** The preview's own paths, which no page of the site uses. */
export const OWN_PATHS = {
  enter: preview.enterPath,
  open: '/-/preview/open',
  events: '/-/preview/events',
  bar: '/-/preview/bar.js',
} as const;

/** Refresh interval of the waiting page during the first build, seconds. */
const LOOK_AGAIN = 2;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE =
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:16px/1.5 system-ui,sans-serif;' +
  'color:#18222f;background:#f6f4ef;text-align:center}main{max-width:32rem;padding:2rem}' +
  'pre{white-space:pre-wrap;text-align:left;font-size:13px}a{color:#1f5c57}';

function page(language: string, title: string, body: string, head = ''): string {
  return (
    `<!doctype html><html lang="${escapeHtml(language.split('-')[0] ?? 'en')}"><head><meta charset="utf-8">` +
    `<meta name="robots" content="noindex"><meta name="viewport" content="width=device-width">${head}` +
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`
  );
}

/** The waiting page during the first build; it refreshes itself. */
export function waitingPage(language: string): string {
  const words = wordsFor(language);
  return page(
    language,
    words.preview,
    `<p role="status">${words.firstBuild}</p>`,
    `<meta http-equiv="refresh" content="${LOOK_AGAIN}">`,
  );
}

/** The page for a failed build. */
export function failedPage(language: string, reason: string): string {
  const words = wordsFor(language);
  return page(
    language,
    words.preview,
    `<p>${words.failed}</p><pre>${escapeHtml(reason)}</pre>`,
    '<meta http-equiv="refresh" content="20">',
  );
}

/** The page for an item without a page. */
export function notBuiltPage(language: string): string {
  const words = wordsFor(language);
  return page(language, words.notFound, `<h1>${words.notFound}</h1><p>${words.notBuilt}</p>`);
}

/** The page for users without a session; `address` links to the sign-in through Directus. */
export function refusedPage(language: string, address: string | undefined): string {
  const words = wordsFor(language);
  const link = address ? `<p><a href="${escapeHtml(address)}">${words.openInDirectus}</a></p>` : '';
  return page(language, words.preview, `<p>${words.refused}</p>${link}`);
}

/** Content of the preview bar. */
export interface BarFacts {
  language: string;
  pathname: string;
  /** The page's entry in the preview index. */
  page: PreviewPage | undefined;
  /** Id of the page's build. */
  build: string | undefined;
}

const BAR_STYLE =
  'position:fixed;inset:auto 0 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;' +
  'padding:6px 16px;font:14px/1.4 system-ui,sans-serif;color:#fff;background:#18222f';

function stateInWords({ language, page: found }: BarFacts): string {
  const words = wordsFor(language);
  const { status, version } = found?.draft ?? { status: null, version: null };
  if (version === preview.unsavedVersion) return words.unsaved;
  if (status === 'draft') return words.draft;
  if (status === 'scheduled') return words.scheduled;
  return version === null ? words.published : words.version;
}

/** Renders the preview bar: what is shown, and links to the page in each language. */
export function bar(facts: BarFacts): string {
  const words = wordsFor(facts.language);
  const links = Object.entries(facts.page?.alternates ?? {}).map(([locale, address]) => {
    const name = escapeHtml(locale.toUpperCase());
    return locale === facts.page?.locale
      ? `<strong aria-current="true">${name}</strong>`
      : `<a style="color:inherit" href="${escapeHtml(address)}">${name}</a>`;
  });
  return (
    `<div id="preview-bar" role="region" aria-label="${words.preview}" style="${BAR_STYLE}" ` +
    `data-build="${escapeHtml(facts.build ?? '')}" data-events="${OWN_PATHS.events}" ` +
    `data-rendering="${words.rendering}" data-failed="${words.failed}" data-no-forms="${words.noForms}">` +
    `<span><strong>${words.preview}</strong> · ${stateInWords(facts)}</span>` +
    `<span>${links.join(' · ')}</span><span data-message role="status"></span></div>` +
    `<script src="${OWN_PATHS.bar}" defer></script>`
  );
}

/** Inserts the bar into a page, outside of React's root. */
export function withBar(html: string, facts: BarFacts): string {
  const end = html.lastIndexOf('</body>');
  return end === -1 ? html : html.slice(0, end) + bar(facts) + html.slice(end);
}

/** The server-sent event for open pages: build to reload for, or the error. */
export const eventOf = (state: SiteState, build: string | undefined, error: string | undefined) =>
  `data: ${JSON.stringify({ state, build: build ?? '', error: error ?? '' })}\n\n`;
