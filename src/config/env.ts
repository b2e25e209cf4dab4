/**
 * The site's only reader of `process.env`. A bad value stops the run with one line that names the
 * variable, what is wrong with it and an example (design section 3.2).
 */

/** Thrown for a missing or malformed environment variable; the message is for the person at the terminal. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

type Source = Readonly<Record<string, string | undefined>>;

interface Rule {
  example: string;
  /** Says what is wrong with a value, or nothing where it is fine. */
  problem(value: string): string | undefined;
}

const origin: Rule = {
  example: 'https://www.example.com',
  problem(value) {
    if (!URL.canParse(value)) return 'is not an absolute address';
    const { protocol, pathname, search, hash } = new URL(value);
    if (protocol !== 'http:' && protocol !== 'https:') return 'must start with http:// or https://';
    if (pathname !== '/' || search || hash) return 'must be an origin, without a path';
    return undefined;
  },
};

const cmsAddress: Rule = {
  example: 'http://localhost:8055',
  problem(value) {
    if (!URL.canParse(value)) return 'is not an absolute address';
    return /^https?:$/.test(new URL(value).protocol)
      ? undefined
      : 'must start with http:// or https://';
  },
};

const token: Rule = {
  example: 'the static token of the user “Site build” in Directus',
  problem: (value) => (/\s/.test(value) ? 'contains white space' : undefined),
};

const siteKey: Rule = {
  example: 'the public site key of reCAPTCHA v3',
  problem: (value) =>
    /^[\w-]{10,100}$/.test(value) ? undefined : 'is not a site key of reCAPTCHA',
};

const trueOrFalse: Rule = {
  example: 'true',
  problem: (value) => (/^(?:true|false)$/.test(value) ? undefined : 'is neither true nor false'),
};

const publicToken: Rule = { ...token, example: 'a static token that may read what everybody may' };

const gtmId: Rule = {
  example: 'GTM-ABC1234',
  problem: (value) =>
    /^GTM-[A-Z0-9]{4,12}$/.test(value) ? undefined : 'is not a Google Tag Manager container id',
};

const tiles: Rule = {
  example: 'https://tiles.example.com/{z}/{x}/{y}.png',
  problem(value) {
    if (!/^https:\/\//.test(value)) return 'must start with https://';
    return ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
      ? undefined
      : 'must contain {z}, {x} and {y}';
  },
};

const attribution: Rule = {
  example: '<a href="https://tiles.example.com/terms">Example Maps</a>',
  problem: (value) => (/<script/i.test(value) ? 'must not contain a script' : undefined),
};

function read(source: Source, name: string, rule: Rule): string | undefined {
  const value = source[name]?.trim();
  if (!value) return undefined;
  const problem = rule.problem(value);
  if (problem) throw new EnvironmentError(`${name} ${problem}. Example: ${name}=${rule.example}`);
  return value;
}

function readRequired(source: Source, name: string, rule: Rule): string {
  const value = read(source, name, rule);
  if (!value) throw new EnvironmentError(`${name} is missing. Example: ${name}=${rule.example}`);
  return value;
}

const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '');

/** Whether pages for developers are made: in `gatsby develop`, which says so itself. */
export function isDevelopment(source: Source = process.env): boolean {
  return source.NODE_ENV === 'development';
}

/**
 * Whether the site is built for editors to look at, drafts included.
 *
 * @throws EnvironmentError where the variable is neither true nor false
 */
export function isPreview(source: Source = process.env): boolean {
  return read(source, 'DIRECTUS_PREVIEW', trueOrFalse) === 'true';
}

/** Name of the build that runs, where whoever started it has named it. */
export function readBuildId(source: Source = process.env): string | undefined {
  return source.SITE_BUILD_ID?.trim() || undefined;
}

export interface MapEnv {
  /** Address of the map's tiles with `{z}`, `{x}` and `{y}` in it. */
  tilesUrl: string;
  /** Whose map it is, HTML; its licence asks for it. */
  attribution: string;
}

/** OpenStreetMap's own tiles; a site with many visitors takes those of a provider. */
const DEFAULT_MAP: MapEnv = {
  tilesUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
};

/** The bundler replaces only names that are written out; the browser has no environment. */
const MAP_SOURCE = (): Source => ({
  GATSBY_MAP_TILES_URL: process.env.GATSBY_MAP_TILES_URL,
  GATSBY_MAP_ATTRIBUTION: process.env.GATSBY_MAP_ATTRIBUTION,
});

/**
 * Reads where the maps come from; safe to call in the browser.
 *
 * @param source - the environment
 * @throws EnvironmentError for a variable that is malformed
 */
export function readMapEnv(source: Source = MAP_SOURCE()): MapEnv {
  return {
    tilesUrl: read(source, 'GATSBY_MAP_TILES_URL', tiles) ?? DEFAULT_MAP.tilesUrl,
    attribution: read(source, 'GATSBY_MAP_ATTRIBUTION', attribution) ?? DEFAULT_MAP.attribution,
  };
}

export interface BuildEnv {
  /** Origin of the public site, no trailing slash. */
  siteUrl: string;
  /** Address of Directus as the build reaches it, no trailing slash. */
  directusUrl: string;
  /** Static token of the build user; a secret. */
  directusToken: string;
  /** Whether this build goes on although far fewer items are there than at the last one. */
  allowMassDeletion: boolean;
  /** Whether drafts are shown too: a build for editors, which is never put live. */
  preview: boolean;
  /** Address of Directus as visitors reach it, no trailing slash; that of the build where not set. */
  publicDirectusUrl: string;
  /** Public key of reCAPTCHA v3; without one, forms work with a Directus on this machine alone. */
  recaptchaSiteKey: string | undefined;
  /** Google Tag Manager container, where analytics are wanted. */
  gtmId: string | undefined;
}

/**
 * Reads what the build needs.
 *
 * @param source - the environment; `process.env` outside of tests
 * @throws EnvironmentError for the first variable that is missing or malformed
 */
export function readBuildEnv(source: Source = process.env): BuildEnv {
  // The browser reads these; a mistake in them must stop the build.
  readMapEnv(source);
  read(source, 'GATSBY_AUTH_AUTO_REFRESH', trueOrFalse);
  const anonymous = read(source, 'GATSBY_DIRECTUS_PUBLIC_TOKEN', publicToken);
  if (anonymous !== undefined && anonymous === source.DIRECTUS_TOKEN?.trim()) {
    throw new EnvironmentError(
      'GATSBY_DIRECTUS_PUBLIC_TOKEN is the token of the build: every visitor could read it. Leave it empty, ' +
        `or make a user who may do less. Example: GATSBY_DIRECTUS_PUBLIC_TOKEN=${publicToken.example}`,
    );
  }
  const siteUrl = withoutTrailingSlash(readRequired(source, 'SITE_URL', origin));
  const directusUrl = withoutTrailingSlash(readRequired(source, 'DIRECTUS_URL', cmsAddress));
  const publicUrl = read(source, 'GATSBY_DIRECTUS_URL', cmsAddress);
  return {
    siteUrl,
    directusUrl,
    directusToken: readRequired(source, 'DIRECTUS_TOKEN', token),
    allowMassDeletion: read(source, 'DIRECTUS_ALLOW_MASS_DELETION', trueOrFalse) === 'true',
    preview: isPreview(source),
    publicDirectusUrl: publicUrl ? withoutTrailingSlash(publicUrl) : directusUrl,
    recaptchaSiteKey: read(source, 'GATSBY_RECAPTCHA_SITE_KEY', siteKey),
    gtmId: read(source, 'GATSBY_GTM_ID', gtmId),
  };
}
