import Cookies from 'js-cookie';
import { COOKIES } from '../../../../src/config/storage';
import { AppError } from '../../../../src/domain/app-error';
import {
  createAuthClient,
  LOGIN_FAILED,
  USER_FAILED,
  type AuthOptions,
} from '../../../../src/features/account/auth-client';
import { readSession, writeSession } from '../../../../src/features/account/session';

const BASE = 'https://cms.example.com';
const MINUTES_15 = 900_000;

interface Call {
  path: string;
  method: string;
  authorization: string | undefined;
  body: unknown;
  credentials: RequestCredentials | undefined;
}

type Reply = { status?: number; body?: unknown } | Error;

let calls: Call[];
let replies: Record<string, Reply[]>;
let logged: jest.SpyInstance;

const error = (code: string) => ({ errors: [{ message: 'x', extensions: { code } }] });
const tokens = (name: string, expires = MINUTES_15) => ({
  data: { access_token: `access ${name}`, refresh_token: `refresh ${name}`, expires },
});
const signedIn = (name = 'one', expires = MINUTES_15) => writeSession(tokens(name, expires).data);
const client = (options: Partial<AuthOptions> = {}) =>
  createAuthClient({ baseUrl: BASE, ...options });
const reply = (path: string, ...answers: Reply[]) => {
  replies[path] = [...(replies[path] ?? []), ...answers];
};
const callsTo = (path: string) => calls.filter((call) => call.path === path);

beforeEach(() => {
  calls = [];
  replies = {};
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name);
  global.fetch = jest.fn(async (url: string, init: RequestInit) => {
    const path = url.slice(BASE.length);
    const headers = init.headers as Record<string, string>;
    calls.push({
      path,
      method: init.method ?? 'GET',
      authorization: headers.Authorization,
      credentials: init.credentials,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    await Promise.resolve();
    const answer = replies[path]?.shift() ?? { body: { data: {} } };
    if (answer instanceof Error) throw answer;
    const { status = 200, body } = answer;
    return {
      ok: status < 400,
      status,
      statusText: 'x',
      text: () => Promise.resolve(body === undefined ? '' : JSON.stringify(body)),
    };
  }) as unknown as typeof fetch;
});

afterEach(() => jest.restoreAllMocks());

describe('signing in', () => {
  it('keeps the tokens in cookies, and when they end by this clock', async () => {
    reply('/auth/login', { body: tokens('one') });
    const before = Date.now();
    await client().login({ email: 'a@example.com', password: 'secret' });
    expect(Cookies.get(COOKIES.accessToken)).toBe('access one');
    expect(Cookies.get(COOKIES.refreshToken)).toBe('refresh one');
    expect(Number(Cookies.get(COOKIES.tokenExpires))).toBeGreaterThanOrEqual(before + MINUTES_15);
  });

  it('fails with the words of the specification where the answer has no access token', async () => {
    reply('/auth/login', { body: { data: { access_token: null } } });
    await expect(client().login({ email: 'a', password: 'b' })).rejects.toThrow(LOGIN_FAILED);
    expect(client().isSignedIn()).toBe(false);
  });

  it('works for as long as the page where the browser takes no cookies', async () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    reply('/auth/login', { body: tokens('one') });
    expect(await client().login({ email: 'a', password: 'b' })).toBe(false);
    expect(await client().token()).toBe('access one');
  });

  it('with a provider leads back to this site alone', () => {
    const there = (path: string) =>
      new URL(client().providerAddress('google', path)).searchParams.get('redirect');
    expect(there('/ua/account')).toBe('http://localhost/ua/account');
    expect(there('https://evil.example.com/')).toBe('http://localhost/');
    expect(there('//evil.example.com/')).toBe('http://localhost/');
  });

  it('offers the providers Directus lists', async () => {
    reply('/auth', { body: { data: [{ name: 'google', label: null }] } }, { body: { data: [] } });
    expect(await client().providers()).toEqual([{ name: 'google', label: 'google' }]);
    expect(await client().providers()).toEqual([]);
  });
});

describe('coming back from a provider', () => {
  it('takes over the sign-in that Directus keeps in a cookie of its own', async () => {
    const { access_token, expires } = tokens('one').data;
    reply('/auth/refresh', { body: { data: { access_token, expires } } });
    await client().completeProviderSignIn();
    expect(calls[0]).toMatchObject({ body: { mode: 'cookie' }, credentials: 'include' });
    expect(await client().token()).toBe('access one');
    expect(client().isSignedIn()).toBe(true);
  });

  it('renews and ends it the same way', async () => {
    const { access_token, expires } = tokens('two').data;
    reply('/auth/refresh', { body: { data: { access_token: 'short', expires: 0 } } });
    reply('/auth/refresh', { body: { data: { access_token, expires } } });
    await client().completeProviderSignIn();
    expect(await client().token()).toBe('access two');
    await client().logout();
    const [logout] = callsTo('/auth/logout');
    expect(logout).toMatchObject({ body: { mode: 'cookie' }, credentials: 'include' });
    expect(client().isSignedIn()).toBe(false);
  });
});

describe('a call', () => {
  it('carries the token of the sign-in', async () => {
    signedIn();
    await client({ publicToken: 'public' }).call('/x');
    expect(calls[0]?.authorization).toBe('Bearer access one');
  });

  it('carries the public token where nobody is in, or none', async () => {
    await client({ publicToken: 'public' }).call('/x');
    await client().call('/x');
    expect(calls.map(({ authorization }) => authorization)).toEqual(['Bearer public', undefined]);
  });

  it('waits for a new token where the old one has ended', async () => {
    signedIn('one', 0);
    reply('/auth/refresh', { body: tokens('two') });
    await client().call('/x');
    expect(calls.map(({ path }) => path)).toEqual(['/auth/refresh', '/x']);
    expect(calls[0]?.body).toMatchObject({ refresh_token: 'refresh one' });
    expect(calls[1]?.authorization).toBe('Bearer access two');
  });

  it('does so without an access token too: the browser may have dropped that cookie first', async () => {
    signedIn();
    Cookies.remove(COOKIES.accessToken);
    reply('/auth/refresh', { body: tokens('two') });
    expect(await client().token()).toBe('access two');
  });

  it('asks once for all that call at the moment of expiry', async () => {
    signedIn('one', 0);
    reply('/auth/refresh', { body: tokens('two') });
    const one = client();
    await Promise.all(Array.from({ length: 5 }, () => one.call('/x')));
    expect(callsTo('/auth/refresh')).toHaveLength(1);
    expect(new Set(callsTo('/x').map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer access two']),
    );
  });

  it('goes on anonymously where nothing is to be renewed by itself', async () => {
    signedIn('one', 0);
    const one = client({ autoRefresh: false, publicToken: 'public' });
    await one.call('/x');
    expect(callsTo('/auth/refresh')).toEqual([]);
    expect(calls[0]?.authorization).toBe('Bearer public');
    expect(one.isSignedIn()).toBe(false);
  });

  it('is repeated once where the server’s clock says that the token has ended', async () => {
    signedIn();
    reply('/x', { status: 401, body: error('TOKEN_EXPIRED') }, { body: { data: 'fine' } });
    reply('/auth/refresh', { body: tokens('two') });
    expect(await client().call('/x')).toEqual({ data: 'fine' });
    expect(callsTo('/x')[1]?.authorization).toBe('Bearer access two');
  });
});

describe('a refresh that fails', () => {
  it('because Directus refuses ends the sign-in and says so, once', async () => {
    signedIn('one', 0);
    reply('/auth/refresh', { status: 401, body: error('INVALID_CREDENTIALS') });
    const onRefreshFailed = jest.fn();
    const one = client({ onRefreshFailed });
    await Promise.all([one.call('/x'), one.call('/x')]);
    expect(onRefreshFailed).toHaveBeenCalledTimes(1);
    expect(readSession()).toEqual({ accessToken: undefined, refreshToken: undefined, expires: 0 });
    expect(callsTo('/x').map(({ authorization }) => authorization)).toEqual([undefined, undefined]);
  });

  it.each<[string, Reply]>([
    ['is down', { status: 503 }],
    ['does not answer', new TypeError('no network')],
    ['is busy', { status: 429 }],
  ])('because Directus %s keeps the sign-in for the next try', async (_why, answer) => {
    signedIn('one', 0);
    reply('/auth/refresh', answer);
    const onRefreshFailed = jest.fn();
    await expect(client({ onRefreshFailed }).call('/x')).rejects.toBeInstanceOf(AppError);
    expect(onRefreshFailed).not.toHaveBeenCalled();
    expect(readSession().refreshToken).toBe('refresh one');
  });
});

it('a refresh that another tab was quicker with is no end of the sign-in', async () => {
  signedIn('one', 0);
  const onRefreshFailed = jest.fn();
  const refused: Reply = { status: 401, body: error('INVALID_CREDENTIALS') };
  replies['/auth/refresh'] = [refused];
  const call = client({ onRefreshFailed }).call('/x');
  signedIn('two');
  await call;
  expect(onRefreshFailed).not.toHaveBeenCalled();
  expect(callsTo('/x')[0]?.authorization).toBe('Bearer access two');
});

describe('signing out', () => {
  it('ends the sign-in here before Directus is asked', async () => {
    signedIn();
    reply('/auth/logout', new TypeError('no network'));
    const leaving = client().logout();
    expect(readSession().refreshToken).toBeUndefined();
    await expect(leaving).rejects.toBeInstanceOf(AppError);
    expect(callsTo('/auth/logout')[0]?.body).toMatchObject({ refresh_token: 'refresh one' });
  });

  it('is not undone by a refresh that was on its way', async () => {
    signedIn('one', 0);
    reply('/auth/refresh', { body: tokens('two') });
    const one = client();
    const call = one.call('/x');
    await one.logout();
    await call;
    expect(readSession().refreshToken).toBeUndefined();
  });
});

describe('the other calls', () => {
  it('ask for the user with filter and nested parameters', async () => {
    signedIn();
    reply('/users/me', { body: { data: { id: 'u1' } } });
    expect(await client().fetchUser()).toEqual({ id: 'u1' });
    await client().fetchUser({ filter: { status: { _eq: 'active' } }, deep: { role: {} } });
    const { searchParams } = new URL(BASE + (calls[1]?.path ?? ''));
    expect(searchParams.get('filter')).toBe('{"status":{"_eq":"active"}}');
    expect(searchParams.get('deep')).toBe('{"role":{}}');
  });

  it('log where the user cannot be fetched', async () => {
    reply('/users/me', { status: 403, body: error('FORBIDDEN') });
    await expect(client().fetchUser()).rejects.toBeInstanceOf(AppError);
    expect(logged).toHaveBeenCalledWith(USER_FAILED);
  });

  it('are those of the specification', async () => {
    const one = client();
    await one.requestPassword('a@example.com', 'https://www.example.com/account/reset-password');
    await one.resetPassword('t', 'p');
    await one.createUser({ email: 'a@example.com' });
    await one.inviteUser({ email: 'a@example.com', role: 'r' });
    await one.acceptInvite('t', 'p');
    expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
      [
        'POST',
        '/auth/password/request',
        { email: 'a@example.com', reset_url: 'https://www.example.com/account/reset-password' },
      ],
      ['POST', '/auth/password/reset', { token: 't', password: 'p' }],
      ['POST', '/users', { email: 'a@example.com' }],
      ['POST', '/users/invite', { email: 'a@example.com', role: 'r' }],
      ['POST', '/users/invite/accept', { token: 't', password: 'p' }],
    ]);
  });
});
