import { EnvironmentError, readBuildEnv } from '../../../src/config/env';

const SECRET = 's3cret-token-of-the-build-user';

const complete = {
  SITE_URL: 'https://www.example.com',
  DIRECTUS_URL: 'http://localhost:8055',
  DIRECTUS_TOKEN: SECRET,
  GATSBY_GTM_ID: 'GTM-ABC1234',
};

function messageFor(overrides: Record<string, string | undefined>): string {
  try {
    readBuildEnv({ ...complete, ...overrides });
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
  return 'no error';
}

const SITE_EXAMPLE = 'Example: SITE_URL=https://www.example.com';
const CMS_EXAMPLE = 'Example: DIRECTUS_URL=http://localhost:8055';
const TOKEN_EXAMPLE =
  'Example: DIRECTUS_TOKEN=the static token of the user “Site build” in Directus';
const GTM_EXAMPLE = 'Example: GATSBY_GTM_ID=GTM-ABC1234';

describe('readBuildEnv', () => {
  it('reads a complete environment', () => {
    expect(readBuildEnv(complete)).toEqual({
      siteUrl: 'https://www.example.com',
      directusUrl: 'http://localhost:8055',
      directusToken: SECRET,
      allowMassDeletion: false,
      preview: false,
      publicDirectusUrl: 'http://localhost:8055',
      recaptchaSiteKey: undefined,
      gtmId: 'GTM-ABC1234',
      consentMode: 'basic',
      cspAllow: [],
    });
  });

  it('takes the other mode of consent, and no third one', () => {
    expect(readBuildEnv({ ...complete, GATSBY_CONSENT_MODE: 'advanced' }).consentMode).toBe(
      'advanced',
    );
    expect(readBuildEnv({ ...complete, CSP_ALLOW: 'meta, custom-html' }).cspAllow).toEqual([
      'meta',
      'custom-html',
    ]);
    expect(messageFor({ CSP_ALLOW: 'everything' })).toBe(
      'CSP_ALLOW is not a list of custom-html, meta, yandex, clarity. Example: CSP_ALLOW=meta,clarity',
    );
    expect(messageFor({ GATSBY_CONSENT_MODE: 'later' })).toBe(
      'GATSBY_CONSENT_MODE is not basic or advanced. Example: GATSBY_CONSENT_MODE=basic',
    );
  });

  it.each([
    ['true', true],
    ['false', false],
    ['', false],
  ])('takes %j as whether content may go in numbers', (value, expected) => {
    const env = readBuildEnv({ ...complete, DIRECTUS_ALLOW_MASS_DELETION: value });
    expect(env.allowMassDeletion).toBe(expected);
  });

  it.each([
    ['true', true],
    ['false', false],
    [undefined, false],
  ])('takes %j as whether drafts are shown', (value, expected) => {
    expect(readBuildEnv({ ...complete, DIRECTUS_PREVIEW: value }).preview).toBe(expected);
  });

  it('trims values and drops trailing slashes', () => {
    expect(
      readBuildEnv({
        ...complete,
        SITE_URL: ' https://www.example.com/ ',
        DIRECTUS_URL: 'https://cms.example.com/directus/',
        DIRECTUS_TOKEN: ` ${SECRET}\n`,
      }),
    ).toMatchObject({
      siteUrl: 'https://www.example.com',
      directusUrl: 'https://cms.example.com/directus',
      directusToken: SECRET,
      allowMassDeletion: false,
      preview: false,
    });
  });

  it.each([
    [
      { GATSBY_AUTH_AUTO_REFRESH: 'yes' },
      'GATSBY_AUTH_AUTO_REFRESH is not true or false. Example: GATSBY_AUTH_AUTO_REFRESH=true',
    ],
    [
      { DIRECTUS_ALLOW_MASS_DELETION: 'once' },
      'DIRECTUS_ALLOW_MASS_DELETION is not true or false. Example: DIRECTUS_ALLOW_MASS_DELETION=true',
    ],
    [
      { GATSBY_DIRECTUS_PUBLIC_TOKEN: SECRET },
      'GATSBY_DIRECTUS_PUBLIC_TOKEN is the token of the build: every visitor could read it. Leave it empty, or make a user who may do less. Example: GATSBY_DIRECTUS_PUBLIC_TOKEN=a static token that may read what everybody may',
    ],
  ])('refuses what builds and accounts could not work with: %j', (overrides, message) => {
    expect(messageFor(overrides)).toBe(message);
    expect(message).not.toContain(SECRET);
  });

  it('tells the address for visitors from that for the build', () => {
    const address = 'https://cms.example.com/';
    const env = readBuildEnv({ ...complete, GATSBY_DIRECTUS_URL: address });
    expect(env.publicDirectusUrl).toBe('https://cms.example.com');
    expect(env.directusUrl).toBe('http://localhost:8055');
  });

  it('refuses a site key that is none', () => {
    expect(messageFor({ GATSBY_RECAPTCHA_SITE_KEY: 'a b' })).toBe(
      'GATSBY_RECAPTCHA_SITE_KEY is not a site key of reCAPTCHA. Example: GATSBY_RECAPTCHA_SITE_KEY=the public site key of reCAPTCHA v3',
    );
  });

  it.each([undefined, '', '  '])('goes without analytics where the container is “%s”', (id) => {
    expect(readBuildEnv({ ...complete, GATSBY_GTM_ID: id }).gtmId).toBeUndefined();
  });

  it.each<[string, string | undefined, string]>([
    ['SITE_URL', undefined, `SITE_URL is missing. ${SITE_EXAMPLE}`],
    ['SITE_URL', '   ', `SITE_URL is missing. ${SITE_EXAMPLE}`],
    [
      'SITE_URL',
      'example.com',
      `SITE_URL is not an http or https address without a path. ${SITE_EXAMPLE}`,
    ],
    [
      'SITE_URL',
      'ftp://a.example',
      `SITE_URL is not an http or https address without a path. ${SITE_EXAMPLE}`,
    ],
    [
      'SITE_URL',
      'https://a.b/en',
      `SITE_URL is not an http or https address without a path. ${SITE_EXAMPLE}`,
    ],
    [
      'SITE_URL',
      'https://a.b?x=1',
      `SITE_URL is not an http or https address without a path. ${SITE_EXAMPLE}`,
    ],
    [
      'SITE_URL',
      'https://a.b#x',
      `SITE_URL is not an http or https address without a path. ${SITE_EXAMPLE}`,
    ],
    ['DIRECTUS_URL', undefined, `DIRECTUS_URL is missing. ${CMS_EXAMPLE}`],
    ['DIRECTUS_URL', '/cms', `DIRECTUS_URL is not an http or https address. ${CMS_EXAMPLE}`],
    ['DIRECTUS_URL', 'file:///x', `DIRECTUS_URL is not an http or https address. ${CMS_EXAMPLE}`],
    ['DIRECTUS_TOKEN', undefined, `DIRECTUS_TOKEN is missing. ${TOKEN_EXAMPLE}`],
    [
      'DIRECTUS_TOKEN',
      'two words',
      `DIRECTUS_TOKEN is not a token, which has no white space. ${TOKEN_EXAMPLE}`,
    ],
    [
      'GATSBY_GTM_ID',
      'UA-12345',
      `GATSBY_GTM_ID is not a Google Tag Manager container id. ${GTM_EXAMPLE}`,
    ],
    [
      'GATSBY_GTM_ID',
      "GTM-ABC1234');alert(1)//",
      `GATSBY_GTM_ID is not a Google Tag Manager container id. ${GTM_EXAMPLE}`,
    ],
  ])('stops for %s = %s', (name, value, message) => {
    expect(messageFor({ [name]: value })).toBe(message);
  });

  it('names the first of several problems, one line only', () => {
    const message = messageFor({ SITE_URL: '', DIRECTUS_URL: '', DIRECTUS_TOKEN: '' });
    expect(message).toMatch(/^SITE_URL is missing/);
    expect(message).not.toContain('\n');
  });

  it('never repeats a value it was given', () => {
    const values = ['SITE_URL', 'DIRECTUS_URL', 'GATSBY_GTM_ID'].map((name) =>
      messageFor({ [name]: `bad-value ${SECRET}` }),
    );
    const messages = [...values, messageFor({ DIRECTUS_TOKEN: `${SECRET} ${SECRET}` })];
    for (const message of messages) {
      expect(message).toContain('Example: ');
      expect(message).not.toContain(SECRET);
    }
  });
});

describe('the provider of the maps', () => {
  const EXAMPLE = 'Example: GATSBY_MAP_TILES_URL=https://tiles.example.com/{z}/{x}/{y}.png';

  it.each([
    [
      'http://tiles.example.com/{z}/{x}/{y}.png',
      `is not an https address with {z}, {x}, {y} in it. ${EXAMPLE}`,
    ],
    [
      'https://tiles.example.com/{z}/{x}.png',
      `is not an https address with {z}, {x}, {y} in it. ${EXAMPLE}`,
    ],
  ])('stops the build for tiles at %s', (url, problem) => {
    expect(messageFor({ GATSBY_MAP_TILES_URL: url })).toBe(`GATSBY_MAP_TILES_URL ${problem}`);
  });

  it.each(['http://maps.example.com/?at={lat},{lon}', 'https://maps.example.com/?at={lat}'])(
    'stops the build for a full map at %s',
    (url) => {
      expect(messageFor({ GATSBY_MAP_OPEN_URL: url })).toBe(
        'GATSBY_MAP_OPEN_URL is not an https address with {lat}, {lon} in it. Example: GATSBY_MAP_OPEN_URL=https://maps.example.com/?at={lat},{lon}',
      );
    },
  );

  it('takes no script for an attribution', () => {
    expect(messageFor({ GATSBY_MAP_ATTRIBUTION: '<script>1</script>' })).toMatch(
      /^GATSBY_MAP_ATTRIBUTION is not HTML without a script\. Example: /,
    );
  });
});
