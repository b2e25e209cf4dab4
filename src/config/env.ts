/**
 * The site's only reader of `process.env`. A bad value stops the run with one line that names the
 * variable, what is wrong with it and an example (design section 3.2).
 */
import {
  EnvironmentError,
  flag,
  httpUrl,
  indexNowKey,
  listOf,
  matching,
  oneOf,
  origin,
  read,
  readRequired,
  readText,
  token,
  type EnvRule,
  type EnvSource,
} from '../../contract/environment';
import type { ConsentMode } from './analytics';

export { EnvironmentError };

const buildToken = token('the static token of the user “Site build” in Directus');
const publicToken = token('a static token that may read what everybody may');
const siteKey = matching(
  /^[\w-]{10,100}$/,
  'a site key of reCAPTCHA',
  'the public site key of reCAPTCHA v3',
);
const gtmId = matching(/^GTM-[A-Z0-9]{4,12}$/, 'a Google Tag Manager container id', 'GTM-ABC1234');

const consentMode: EnvRule<ConsentMode> = {
  expected: 'basic or advanced',
  example: 'basic',
  parse: (value) => (value === 'basic' || value === 'advanced' ? value : undefined),
};

/**
 * What a container may load besides Google's tags: pixels of other vendors, and scripts that are
 * written in the container itself.
 */
const CSP_OPTIONS = ['custom-html', 'meta', 'yandex', 'clarity'] as const;

export type CspOption = (typeof CSP_OPTIONS)[number];

const cspOptions = listOf(
  oneOf(CSP_OPTIONS),
  `a list of ${CSP_OPTIONS.join(', ')}`,
  'meta,clarity',
);

/** A URL template with the placeholders it must have. */
const httpsTemplate = (places: readonly string[], example: string): EnvRule<string> => ({
  expected: `an https address with ${places.join(', ')} in it`,
  example,
  parse: (value) =>
    value.startsWith('https://') && places.every((place) => value.includes(place))
      ? value
      : undefined,
});

const tiles = httpsTemplate(['{z}', '{x}', '{y}'], 'https://tiles.example.com/{z}/{x}/{y}.png');
const openMap = httpsTemplate(['{lat}', '{lon}'], 'https://maps.example.com/?at={lat},{lon}');

const attribution: EnvRule<string> = {
  expected: 'HTML without a script',
  example: '<a href="https://tiles.example.com/terms">Example Maps</a>',
  parse: (value) => (/<script/i.test(value) ? undefined : value),
};

/** Whether pages for developers are created: in `gatsby develop`, which sets `NODE_ENV`. */
export function isDevelopment(source: EnvSource = process.env): boolean {
  return source.NODE_ENV === 'development';
}

/**
 * Whether this is a preview build, drafts included.
 *
 * @throws EnvironmentError where the variable is neither true nor false
 */
export function isPreview(source: EnvSource = process.env): boolean {
  return read(source, 'DIRECTUS_PREVIEW', flag) ?? false;
}

/** Id of the running build, if the caller has set one. */
export function readBuildId(source: EnvSource = process.env): string | undefined {
  return readText(source, 'SITE_BUILD_ID');
}

/**
 * Key of the IndexNow protocol, which is served as a file; undefined where search engines are not
 * told of changes.
 *
 * @throws EnvironmentError where it is malformed
 */
export function readIndexNowKey(source: EnvSource = process.env): string | undefined {
  return read(source, 'INDEXNOW_KEY', indexNowKey);
}

export interface BuildEnv {
  /** Origin of the public site, no trailing slash. */
  siteUrl: string;
  /** Address of Directus as the build reaches it, no trailing slash. */
  directusUrl: string;
  /** Static token of the build user; a secret. */
  directusToken: string;
  /** Whether this build goes on although there are far fewer items than at the last one. */
  allowMassDeletion: boolean;
  /** Whether drafts are shown too: a build for editors, which is never put live. */
  preview: boolean;
  /** Address of Directus as visitors reach it, no trailing slash; that of the build where not set. */
  publicDirectusUrl: string;
  /** Public key of reCAPTCHA v3; without one, forms work with a Directus on this machine alone. */
  recaptchaSiteKey: string | undefined;
  /** Google Tag Manager container; none without analytics. */
  gtmId: string | undefined;
  consentMode: ConsentMode;
  /** What the content security policy allows the container besides Google's tags. */
  cspAllow: readonly CspOption[];
}

/**
 * Reads and validates the build's environment.
 *
 * @param source - the environment; `process.env` outside of tests
 * @throws EnvironmentError for the first variable that is missing or malformed
 */
export function readBuildEnv(source: EnvSource = process.env): BuildEnv {
  // The browser reads these; a mistake in them must stop the build.
  read(source, 'GATSBY_MAP_TILES_URL', tiles);
  read(source, 'GATSBY_MAP_ATTRIBUTION', attribution);
  read(source, 'GATSBY_MAP_OPEN_URL', openMap);
  read(source, 'GATSBY_AUTH_AUTO_REFRESH', flag);
  readIndexNowKey(source);
  const anonymous = read(source, 'GATSBY_DIRECTUS_PUBLIC_TOKEN', publicToken);
  if (anonymous !== undefined && anonymous === readText(source, 'DIRECTUS_TOKEN')) {
    throw new EnvironmentError(
      'GATSBY_DIRECTUS_PUBLIC_TOKEN',
      'is the token of the build: every visitor could read it. Leave it empty, or make a user who may do less',
      publicToken.example,
    );
  }
  const siteUrl = readRequired(source, 'SITE_URL', origin);
  const directusUrl = readRequired(source, 'DIRECTUS_URL', httpUrl);
  return {
    siteUrl,
    directusUrl,
    directusToken: readRequired(source, 'DIRECTUS_TOKEN', buildToken),
    allowMassDeletion: read(source, 'DIRECTUS_ALLOW_MASS_DELETION', flag) ?? false,
    preview: isPreview(source),
    publicDirectusUrl: read(source, 'GATSBY_DIRECTUS_URL', httpUrl) ?? directusUrl,
    recaptchaSiteKey: read(source, 'GATSBY_RECAPTCHA_SITE_KEY', siteKey),
    gtmId: read(source, 'GATSBY_GTM_ID', gtmId),
    consentMode: read(source, 'GATSBY_CONSENT_MODE', consentMode) ?? 'basic',
    cspAllow: read(source, 'CSP_ALLOW', cspOptions) ?? [],
  };
}
