import { IDS } from '../../../cms/access';
import { freePort } from '../../../cms/scripts/ports';
import { createAuthClient } from '../../../src/features/account/auth-client';
import {
  directusFetch,
  isDirectus12,
  startTestDirectus,
  type TestDirectus,
} from '../../support/directus';
import { itOn12 } from '../../support/it-on-12';
import { startOidcIssuer, type OidcIssuer } from '../../support/oidc-issuer';

const STARTUP_MS = 180_000;
const CLIENT = 'site';
const PERSON = {
  sub: 'person-1',
  email: 'olha@example.com',
  given_name: 'Olha',
  family_name: 'Kovalenko',
};
/** Directus 12 offers providers with a licence alone, Directus 11 always. */
const itOffered = isDirectus12 ? it.skip : it;

let cms: TestDirectus;
let issuer: OidcIssuer;
let back: string;

/** The variables that docs/operations.md names for a provider. */
const provider = (name: string, issuerUrl: string, returnUrl: string) => {
  const prefix = `AUTH_${name.toUpperCase()}`;
  return {
    [`${prefix}_DRIVER`]: 'openid',
    [`${prefix}_CLIENT_ID`]: CLIENT,
    [`${prefix}_CLIENT_SECRET`]: 'secret-of-the-client',
    [`${prefix}_ISSUER_URL`]: `${issuerUrl}/.well-known/openid-configuration`,
    [`${prefix}_MODE`]: 'cookie',
    [`${prefix}_REDIRECT_ALLOW_LIST`]: returnUrl,
    [`${prefix}_ALLOW_PUBLIC_REGISTRATION`]: 'true',
    [`${prefix}_DEFAULT_ROLE_ID`]: IDS.visitorRole,
    // As cms/scripts/env.ts has it where it is not set.
    [`${prefix}_ISSUER_DISCOVERY_MUST_SUCCEED`]: 'false',
  };
};

beforeAll(async () => {
  issuer = await startOidcIssuer(CLIENT, PERSON);
  back = 'http://localhost:9000/account/login';
  cms = await startTestDirectus({
    env: {
      AUTH_PROVIDERS: 'company,away',
      ...provider('company', issuer.url, back),
      AUTH_COMPANY_LABEL: 'Our company',
      // Nothing listens there.
      ...provider('away', `http://127.0.0.1:${await freePort()}`, back),
    },
  });
}, STARTUP_MS);

afterAll(async () => {
  await cms?.stop();
  await issuer?.stop();
});

/** What the sign-in page shows. */
const shown = () => createAuthClient({ baseUrl: cms.url }).providers();

const go = (url: string, cookie = '') =>
  fetch(url, { redirect: 'manual', headers: cookie ? { Cookie: cookie } : {} });

const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .join('; ');

const target = (response: Response) => response.headers.get('location') ?? '';

const begin = (name: string, returnUrl = back) =>
  go(`${cms.url}/auth/login/${name}?redirect=${encodeURIComponent(returnUrl)}`);

/** Signs in as a browser does; returns where it ends, and the answer to the refresh from there. */
async function signIn() {
  const begun = await begin('company');
  expect(target(begun)).toContain(`${issuer.url}/authorize?`);
  const atIssuer = await go(target(begun));
  const returned = await go(target(atIssuer), cookiesOf(begun));
  const refreshed = await fetch(`${cms.url}/auth/refresh`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Cookie: cookiesOf(returned) },
    body: JSON.stringify({ mode: 'cookie' }),
  });
  const { data } = (await refreshed.json()) as { data?: { access_token: string } };
  return { end: target(returned), token: data?.access_token ?? '' };
}

it('the sign-in page shows what Directus lists, and nothing else', async () => {
  const { json } = await directusFetch(cms.url, '/auth');
  const listed = (json as { data: { name: string; label?: string | null }[] }).data;
  expect((await shown()).map(({ name }) => name)).toEqual(listed.map(({ name }) => name));
});

itOn12('without a licence for them nothing is offered, and none leads anywhere', async () => {
  expect(await shown()).toEqual([]);
  expect((await begin('company')).status).toBe(404);
});

itOffered('providers are offered by their labels, one that does not answer, too', async () => {
  expect(await shown()).toEqual([
    { name: 'company', label: 'Our company' },
    { name: 'away', label: 'away' },
  ]);
});

itOffered('a person signs in and is a visitor, the same one the next time', async () => {
  const first = await signIn();
  expect(first.end).toBe(back);
  const { json } = await directusFetch(cms.url, '/account/me', { token: first.token });
  expect(json).toMatchObject({ data: { email: PERSON.email } });
  const again = await signIn();
  const users = await directusFetch(cms.url, '/users?filter[provider][_eq]=company&fields=role', {
    token: cms.adminToken,
  });
  expect(again.token).not.toBe('');
  expect(users.json).toEqual({ data: [{ role: IDS.visitorRole }] });
});

itOffered('nobody is led to another site', async () => {
  const { status } = await begin('company', 'https://evil.example/account/login');
  expect(status).toBeGreaterThanOrEqual(400);
});

it('the password remains, whatever becomes of the providers', async () => {
  const { status } = await directusFetch(cms.url, '/auth/login', {
    method: 'POST',
    body: { email: cms.adminEmail, password: cms.adminPassword },
  });
  expect(status).toBe(200);
});
