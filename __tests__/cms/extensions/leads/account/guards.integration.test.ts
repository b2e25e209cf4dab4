import { readFileSync, readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join, relative } from 'node:path';
import WebSocket from 'ws';
import {
  GUARDED_MUTATIONS,
  GUARDED_ROUTES,
} from '../../../../../cms/extensions/leads/src/account/guards';
import { ACCOUNT_RATE_LIMITS } from '../../../../../cms/extensions/leads/src/account/rate-limits';
import { isCanonicalPath } from '../../../../../cms/extensions/leads/src/http/canonical-path';
import { signIn } from '../../../../../cms/scripts/api';
import { cmsDirectory } from '../../../../../cms/scripts/paths';
import {
  callCms,
  countMailsTo,
  makeVisitor,
  signInAs,
  PASSWORD,
} from '../../../../support/accounts';
import { startTestDirectus, type TestDirectus } from '../../../../support/directus';
import { newAddress } from '../../../../support/leads';
import { pathVariants } from '../../../../support/path-variants';

/** `FUZZ_SEED` repeats a run, `FUZZ_VARIANTS` makes it longer. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const VARIANTS = Number(process.env.FUZZ_VARIANTS ?? 60);

let cms: TestDirectus;
let editorToken: string;
let visitorToken: string;

beforeAll(async () => {
  cms = await startTestDirectus({
    demo: true,
    // A way to sign in that is none of the routes, for the second line.
    env: { IP_TRUST_PROXY: 'true', WEBSOCKETS_ENABLED: 'true' },
  });
  editorToken = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
  visitorToken = (await makeVisitor(cms)).token;
});

afterAll(async () => {
  await cms?.stop();
});

interface RawAnswer {
  status: number;
  text: string;
}

/** A POST whose path goes out as it is written: clients of HTTP would put it into order. */
function post(path: string, sending: { body: unknown; address: string; token?: string }) {
  const { hostname, port } = new URL(cms.url);
  const body = JSON.stringify(sending.body);
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Forwarded-For: ${sending.address}`,
    ...(sending.token === undefined ? [] : [`Authorization: Bearer ${sending.token}`]),
  ];
  return new Promise<RawAnswer>((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', reject);
    socket.on('close', () => resolve({ status: Number(text.split(' ')[1]), text }));
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

const codeOf = ({ text }: RawAnswer) => /"code":"(\w+)"/.exec(text)?.[1];

/** What may be answered to a spelling of a guarded path once the limit is reached. */
function isGuarded(answer: RawAnswer): boolean {
  const code = codeOf(answer);
  // Node.js' own parser answers without a body.
  if (answer.status === 400) return code === 'INVALID_PATH' || answer.text.endsWith('\r\n\r\n');
  if (answer.status === 404) return code === 'ROUTE_NOT_FOUND';
  if (answer.status === 403) {
    return /Use the REST calls|This is for the admin|This is not for visitors/.test(answer.text);
  }
  return answer.status === 429 && code === 'RATE_LIMITED';
}

interface Case {
  path: string;
  body: unknown;
  token?: () => string;
  /** Another answer that shows nothing of what is guarded. */
  orElse?: (answer: RawAnswer) => boolean;
}

const SOMEBODY = { email: 'somebody@example.com', password: 'a wrong password' };

const CASES: readonly Case[] = [
  { path: '/auth/login', body: SOMEBODY },
  { path: '/auth/password/request', body: { email: 'editor@example.com' } },
  { path: '/auth/password/reset', body: { token: 'x', password: 'a long password' } },
  { path: '/users/invite/accept', body: { token: 'x', password: 'a long password' } },
  { path: '/shares/auth', body: { share: '5f0c1d3a-7a51-4d0e-9a53-0d6b8f3b6a10', password: 'x' } },
  { path: '/users/me/tfa/generate', body: { password: 'x' }, token: () => editorToken },
  {
    path: '/graphql/system',
    body: { query: '{ server_ping }' },
    // Beside `/system` GraphQL answers for items, and knows no such field.
    orElse: ({ status, text }) => status === 400 && !text.includes('"data"'),
  },
  { path: '/utils/export/leads', body: { query: {}, format: 'csv' }, token: () => visitorToken },
  { path: '/utils/cache/clear', body: {} },
  { path: '/account/register', body: { email: 'editor@example.com', name: 'Anna' } },
  { path: '/account/register/confirm', body: { token: 'x' } },
  { path: '/leads/consultation', body: {} },
];

describe(`every spelling of a guarded path (FUZZ_SEED=${SEED})`, () => {
  it('is tried for every guarded route', () => {
    const isTried = (route: string) => CASES.some(({ path }) => path.startsWith(route));
    expect(Object.keys(GUARDED_ROUTES).filter((route) => !isTried(route))).toEqual([]);
  });

  it.each(CASES.map((entry) => [entry.path, entry] as const))(
    'meets the guard: %s',
    async (path, { body, token, orElse }) => {
      const sending = { body, address: newAddress(), token: token?.() };
      let answer = await post(path, sending);
      for (let tries = 0; tries < 40 && !isGuarded(answer); tries += 1) {
        answer = await post(path, sending);
      }
      expect([403, 429]).toContain(answer.status);
      const mailsBefore = await countMailsTo(cms.mailbox, cms.editorEmail);
      for (const variant of pathVariants(path, { seed: SEED, count: VARIANTS })) {
        const reached = await post(variant, sending);
        const isFine = isGuarded(reached) || orElse?.(reached) === true;
        expect({ variant, isFine, answer: isFine ? '' : reached.text }).toEqual({
          variant,
          isFine: true,
          answer: '',
        });
      }
      expect(await countMailsTo(cms.mailbox, cms.editorEmail)).toBe(mailsBefore);
    },
  );
});

describe('the canonical path', () => {
  it('is what every file of the admin has', () => {
    const app = join(cmsDirectory(), 'node_modules/@directus/app/dist');
    const files = readdirSync(app, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/admin/${relative(app, join(entry.parentPath, entry.name))}`);
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((path) => !isCanonicalPath(path))).toEqual([]);
  });
});

/** Mutations of accounts that need no counting: a long random token, or a permission, decides. */
const HARMLESS = ['auth_logout', 'auth_refresh', 'users_invite', 'users_me'];

describe('GraphQL', () => {
  it('knows of accounts what is guarded, or known to be harmless', () => {
    const folder = join(
      cmsDirectory(),
      'node_modules/@directus/api/dist/services/graphql/resolvers',
    );
    const source = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const names = [...source.matchAll(/\b((?:auth|users)_[a-z_]+): \{/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual([...GUARDED_MUTATIONS, ...HARMLESS].sort());
  });

  const ask = (token: string | undefined, query: string, path = '/graphql/system') =>
    callCms(cms.url, path, { method: 'POST', token, body: { query } });

  it.each([
    'mutation { auth_login(email: "admin@example.com", password: "x") { access_token } }',
    'mutation {\nauth_login(email: "admin@example.com", password: "x") { access_token } }',
    'mutation { a: auth_login(email: "a@example.com", password: "x") { access_token } }',
    'mutation { auth_password_request(email: "a@example.com") }',
    'mutation { users_me_tfa_generate(password: "x") { secret } }',
    'mutation { ...x } fragment x on Mutation { users_invite_accept(token: "x", password: "x") }',
  ])('does nothing that is counted elsewhere, for the team neither: %s', async (query) => {
    for (const token of [undefined, visitorToken, editorToken, cms.adminToken]) {
      expect((await ask(token, query)).status).toBe(403);
      const get = `/graphql/system?query=${encodeURIComponent(query)}`;
      expect((await callCms(cms.url, get, { token })).status).toBe(403);
    }
  });

  it('still tells the team what it may know', async () => {
    expect((await ask(cms.adminToken, '{ settings { auth_login_attempts } }')).status).toBe(200);
  });
});

describe('the password of who is signed in', () => {
  it('is guessed only so often, with a stolen token too', async () => {
    const token = await signIn(cms.url, cms.adminEmail, cms.adminPassword);
    const guess = (path = '/users/me/tfa/generate') =>
      callCms(cms.url, path, { method: 'POST', token, body: { password: 'wrong' } });
    for (let index = 0; index < ACCOUNT_RATE_LIMITS.secretsPerUser.count; index += 1) {
      expect((await guess()).status).toBe(401);
    }
    expect((await guess()).status).toBe(429);
    expect((await guess('/Users/Me/TFA/Generate/')).status).toBe(429);
  });

  it('makes no second factor for a visitor: nobody can shut the owner out with one', async () => {
    const { token } = await makeVisitor(cms);
    const answer = await callCms(cms.url, '/users/me/tfa/generate', {
      method: 'POST',
      token,
      body: { password: PASSWORD },
    });
    expect(answer.status).toBe(403);
  });
});

describe('a visitor’s token', () => {
  it.each(['/items/projects', '/files', '/folders', '/collections', '/utils/random/string', '/ai'])(
    'does not open %s',
    async (path) => {
      const answer = await callCms(cms.url, path, { token: visitorToken });
      expect(answer).toMatchObject({
        status: 403,
        errors: [{ message: 'This is not for visitors.' }],
      });
    },
  );

  it('opens what the site calls', async () => {
    for (const path of ['/account/me', '/account/leads', '/leads/slots', '/users/me', '/auth']) {
      expect((await callCms(cms.url, path, { token: visitorToken })).status).toBe(200);
    }
  });
});

describe('Directus’ sign-in itself', () => {
  /** One attempt over a WebSocket, which no route sees, and whose address Directus does not tell. */
  const attempt = (password: string) =>
    new Promise<string>((resolve, reject) => {
      const socket = new WebSocket(`${cms.url.replace('http', 'ws')}/websocket`);
      socket.on('open', () =>
        socket.send(JSON.stringify({ type: 'auth', email: cms.editorEmail, password })),
      );
      socket.on('message', (data: Buffer) => {
        resolve(data.toString());
        socket.close();
      });
      socket.on('error', reject);
    });

  it('counts whatever leads there, and a right password ends the count', async () => {
    const { count } = ACCOUNT_RATE_LIMITS.signInsPerUserAndNetwork;
    const guess = async (times: number) => {
      for (let index = 0; index < times; index += 1) {
        expect(await attempt('a wrong password')).toContain('AUTH_FAILED');
      }
    };
    await guess(count - 1);
    expect(await attempt(cms.editorPassword)).toContain('"status":"ok"');
    await guess(count);
    expect(await attempt(cms.editorPassword)).toContain('AUTH_FAILED');
    // By the routes the owner is another network, and gets in.
    expect((await signInAs(cms.url, cms.editorEmail, cms.editorPassword)).status).toBe(200);
  });
});

it('a file of the library is taken for what its type says', async () => {
  const { data } = await callCms<{ id: string }[]>(cms.url, '/files?limit=1&fields=id', {
    token: cms.adminToken,
  });
  const asset = await callCms(cms.url, `/assets/${data?.[0]?.id}`, { token: cms.adminToken });
  expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
});
