import { videoOrigins } from '../../contract/site.json';
import type { CspOption } from '../config/env';

/** What the headers depend on. */
export interface HostHeaderOptions {
  /** Origin of Directus: pages call it, and its admin frames them. */
  cmsOrigin: string;
  /** Whether a container is configured. */
  hasTagManager: boolean;
  hasRecaptcha: boolean;
  /** What the container may load besides Google's tags (`CSP_ALLOW`). */
  allowed: readonly CspOption[];
  /** Sources such as `'sha256-…'` of the inline scripts. */
  scriptHashes: readonly string[];
}

type Directive =
  | 'default-src'
  | 'script-src'
  | 'style-src'
  | 'font-src'
  | 'img-src'
  | 'connect-src'
  | 'frame-src'
  | 'object-src'
  | 'base-uri'
  | 'form-action'
  | 'frame-ancestors';

type Sources = Partial<Record<Directive, readonly string[]>>;

/**
 * Pictures may come from any https origin: editors embed them, and `GATSBY_MAP_TILES_URL` may name
 * any tile provider. Styles are inlined by Gatsby and set as attributes by React.
 */
const BASE: Sources = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'https:'],
  'connect-src': ["'self'"],
  'frame-src': ["'self'", ...videoOrigins],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

/** https://developers.google.com/recaptcha/docs/faq */
const RECAPTCHA: Sources = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'connect-src': ['https://www.google.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** https://developers.google.com/tag-platform/security/guides/csp, by its headings. */
const TAG_MANAGER: readonly Sources[] = [
  // Google Tag Manager.
  {
    'script-src': ['https://www.googletagmanager.com'],
    'connect-src': ['https://www.googletagmanager.com'],
    'frame-src': ['https://www.googletagmanager.com'],
  },
  // Its preview mode.
  {
    'script-src': ['https://tagmanager.google.com'],
    'style-src': [
      'https://www.googletagmanager.com',
      'https://tagmanager.google.com',
      'https://fonts.googleapis.com',
    ],
    'font-src': ["'self'", 'https://fonts.gstatic.com', 'data:'],
  },
  // Google Analytics 4 with Google signals.
  {
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.g.doubleclick.net',
    ],
  },
  // Conversions and remarketing of Google Ads.
  {
    'script-src': [
      'https://www.googleadservices.com',
      'https://googleads.g.doubleclick.net',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com/pagead/',
    ],
    'connect-src': [
      'https://www.googleadservices.com',
      'https://pagead2.googlesyndication.com',
      'https://www.google.com',
      'https://google.com',
    ],
    'frame-src': ['https://td.doubleclick.net'],
  },
];

/** What a container may load besides, each by an option of `CSP_ALLOW`. */
const VENDORS: Readonly<Record<Exclude<CspOption, 'custom-html'>, Sources>> = {
  meta: {
    'script-src': ['https://connect.facebook.net'],
    'connect-src': ['https://www.facebook.com'],
    'frame-src': ['https://www.facebook.com'],
  },
  yandex: {
    'script-src': ['https://mc.yandex.ru', 'https://mc.yandex.com', 'https://yastatic.net'],
    'connect-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
    'frame-src': ['https://mc.yandex.ru', 'https://mc.yandex.com'],
  },
  clarity: {
    'script-src': ['https://*.clarity.ms'],
    'connect-src': ['https://*.clarity.ms'],
  },
};

/** `custom-html` allows every inline script; a hash beside `'unsafe-inline'` would disable it. */
function inlineScripts({ allowed, hasTagManager, scriptHashes }: HostHeaderOptions): Sources {
  const isOpen = hasTagManager && allowed.includes('custom-html');
  return { 'script-src': isOpen ? ["'unsafe-inline'"] : scriptHashes };
}

function tagSources({ hasTagManager, allowed }: HostHeaderOptions): readonly Sources[] {
  if (!hasTagManager) return [];
  return [
    ...TAG_MANAGER,
    ...allowed.flatMap((option) => (option === 'custom-html' ? [] : VENDORS[option])),
  ];
}

function contentSecurityPolicy(options: HostHeaderOptions): string {
  const policy = new Map<string, Set<string>>();
  const parts: readonly Sources[] = [
    BASE,
    { 'connect-src': [options.cmsOrigin], 'frame-ancestors': [options.cmsOrigin] },
    inlineScripts(options),
    ...(options.hasRecaptcha ? [RECAPTCHA] : []),
    ...tagSources(options),
  ];
  for (const [directive, sources] of parts.flatMap((part) => Object.entries(part))) {
    const known = policy.get(directive) ?? new Set();
    sources.forEach((source) => known.add(source));
    policy.set(directive, known);
  }
  return [...policy].map(([directive, sources]) => [directive, ...sources].join(' ')).join('; ');
}

/** Security headers of every response. */
export function securityHeaders(options: HostHeaderOptions): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // Tag Assistant opens the site in a window that it talks to.
    'Cross-Origin-Opener-Policy': options.hasTagManager
      ? 'same-origin-allow-popups'
      : 'same-origin',
  };
}

/** `Cache-Control` of files whose names contain a content hash. */
export const FOREVER = 'public, max-age=31536000, immutable';

/** Paths of such files in a built site: encoded pictures, bundles and style sheets. */
const IMMUTABLE_PATHS = ['/static/*', '/*.js', '/*.css'] as const;

/**
 * Content of `_headers`, the format that Netlify, Cloudflare Pages and others share. What it does not
 * name, those hosts revalidate on each request.
 */
export function headersFile(options: HostHeaderOptions): string {
  const rules: ReadonlyArray<readonly [string, Readonly<Record<string, string>>]> = [
    ['/*', securityHeaders(options)],
    ...IMMUTABLE_PATHS.map((path) => [path, { 'Cache-Control': FOREVER }] as const),
  ];
  return rules
    .map(([path, headers]) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('');
}
