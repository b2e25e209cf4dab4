import { IDS } from '../../../../../cms/access';
import {
  ACCOUNT_RATE_LIMITS,
  SIGN_IN_DELAY_MS,
} from '../../../../../cms/extensions/leads/src/account/rate-limits';
import { MAIL_LIMITS } from '../../../../../cms/extensions/leads/src/rules/mail-limits';
import { signIn } from '../../../../../cms/scripts/api';
import rules from '../../../../../contract/account/rules.json';
import {
  PASSWORD,
  callCms,
  countMailsTo,
  linkIn,
  mailTo,
  makeVisitor,
  newEmail,
  signInAs,
  tokenIn,
  type Answer,
  type Tokens,
} from '../../../../support/accounts';
import { startTestDirectus, type TestDirectus } from '../../../../support/directus';
import { itOn12 } from '../../../../support/it-on-12';
import { newAddress } from '../../../../support/leads';

const SITE = 'https://www.example.com';
const LOCALES = [
  ['en', ''],
  ['ru', '/ru'],
  ['ua', '/ua'],
] as const;

interface Profile {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  alternative_contact: string | null;
  short_list: string[];
}

let cms: TestDirectus;

const call = <T = unknown>(path: string, options: Parameters<typeof callCms>[2] = {}) =>
  callCms<T>(cms.url, path, options);
const post = <T = unknown>(path: string, body: unknown, address?: string) =>
  call<T>(path, { method: 'POST', body, address });
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const problemOf = ({ errors }: Answer) => {
  const { field, reason } = errors?.[0]?.extensions ?? {};
  return `${field} ${reason}`;
};
const register = (email: string, locale = 'en', address?: string) =>
  post('/account/register', { email, name: 'Anna Example', locale }, address);
const confirmToken = async (email: string) =>
  tokenIn(linkIn(await mailTo(cms.mailbox, email, /Confirm/)), 'confirm');
const me = (token: string) => call<Profile>('/account/me', { token });
const change = (token: string, body: unknown) =>
  call<Profile>('/account/me', { method: 'PATCH', token, body });

beforeAll(async () => {
  cms = await startTestDirectus({
    demo: true,
    // An empty PostgreSQL database for the other half of the proof.
    database: process.env.LEADS_TEST_PG,
    env: {
      IP_TRUST_PROXY: 'true',
      SITE_URL: SITE,
      PASSWORD_RESET_URL_ALLOW_LIST: LOCALES.map(
        ([, prefix]) => `${SITE}${prefix}/account/reset-password`,
      ).join(','),
    },
  });
});

afterAll(async () => {
  await cms?.stop();
});

describe('registering', () => {
  it.each(LOCALES)('leads over a mail in the language of the page: %s', async (locale, prefix) => {
    const email = newEmail();
    expect((await register(email, locale)).status).toBe(204);
    const mail = await mailTo(cms.mailbox, email, /./);
    const link = linkIn(mail);
    expect(link.origin + link.pathname).toBe(`${SITE}${prefix}/account/login`);
    expect(link.search).toBe('');
    expect(mail.html).toContain(`lang="${locale === 'ua' ? 'uk' : locale}"`);
    expect(`${mail.subject} ${mail.text}`).not.toMatch(/[{}]|undefined|admin/);

    const token = tokenIn(link, 'confirm');
    const confirmed = await post('/account/register/confirm', { token, password: PASSWORD });
    expect(confirmed).toMatchObject({ status: 200, data: { email } });
    const { data } = await signInAs(cms.url, email);
    expect(await me(data?.access_token ?? '')).toMatchObject({
      status: 200,
      data: { email, name: 'Anna Example', phone: null, short_list: [] },
    });
  });

  it('makes nothing before the link is used', async () => {
    const email = newEmail();
    await register(email);
    await confirmToken(email);
    const found = await call<unknown[]>(`/users?filter[email][_eq]=${email}`, {
      token: cms.adminToken,
    });
    expect(found.data).toEqual([]);
  });

  it('answers the same for an address that has an account, and writes that there is one', async () => {
    const { email } = await makeVisitor(cms);
    const answer = await register(email.toUpperCase());
    expect(answer.status).toBe(204);
    const mail = await mailTo(cms.mailbox, email, /You have an account/);
    expect(linkIn(mail).hash).toBe('');
  });

  it('takes a link once', async () => {
    const email = newEmail();
    await register(email);
    const token = await confirmToken(email);
    await post('/account/register/confirm', { token, password: PASSWORD });
    const again = await post('/account/register/confirm', { token, password: 'another password' });
    expect(again.status).toBe(rules.codes.ALREADY_REGISTERED);
    expect((await signInAs(cms.url, email, 'another password')).status).toBe(401);
  });

  it('takes a link once, also where the account was deleted since', async () => {
    const email = newEmail();
    await register(email);
    const token = await confirmToken(email);
    await post('/account/register/confirm', { token, password: PASSWORD });
    const { data } = await signInAs(cms.url, email);
    const removed = await call('/account/me', {
      method: 'DELETE',
      token: data?.access_token,
      body: { password: PASSWORD },
    });
    expect(removed.status).toBe(204);
    // The same signature, written another way.
    for (const again of [token, `${token}=`, `${token}.x`]) {
      const answer = await post('/account/register/confirm', { token: again, password: PASSWORD });
      expect(codeOf(answer)).toBe('INVALID_TOKEN');
    }
    expect((await signInAs(cms.url, email)).status).toBe(401);
  });

  it('takes no link that was changed', async () => {
    const email = newEmail();
    await register(email);
    const [, signature] = (await confirmToken(email)).split('.');
    const payload = Buffer.from(
      JSON.stringify({ email: 'other@example.com', name: 'X', locale: 'en', until: 9e15 }),
    ).toString('base64url');
    for (const token of [`${payload}.${signature}`, 'x.y', '', 'x']) {
      const answer = await post('/account/register/confirm', { token, password: PASSWORD });
      expect(codeOf(answer)).toBe('INVALID_TOKEN');
    }
  });

  it.each([
    ['', 'password required'],
    ['short', 'password too_short'],
    ['a'.repeat(rules.password.maxLength + 1), 'password too_long'],
    ['aaaaaaaaaaaaaaaa', 'password invalid'],
  ])('refuses the password “%s”', async (password, problem) => {
    const email = newEmail();
    await register(email);
    const token = await confirmToken(email);
    expect(problemOf(await post('/account/register/confirm', { token, password }))).toBe(problem);
  });

  it.each([
    [{ email: 'no address', name: 'Anna' }, 'email invalid'],
    [{ email: 42, name: 'Anna' }, 'email invalid'],
    [{ name: 'Anna' }, 'email required'],
    [{ email: 'a@example.com' }, 'name required'],
    [{ email: 'a@example.com', name: 'www.example.com' }, 'name invalid'],
  ])('refuses %j', async (body, problem) => {
    expect(problemOf(await post('/account/register', body))).toBe(problem);
  });

  it.each(['{"email":', '[]', '"text"', 'null', '{"__proto__":{"email":"a@example.com"}}'])(
    'refuses the body %s, and is no failure of ours',
    async (body) => {
      for (const path of ['/account/register', '/account/register/confirm', '/auth/login']) {
        const { status } = await fetch(`${cms.url}${path}`, {
          method: 'POST',
          body,
          headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() },
        });
        expect([path, status]).toEqual([
          path,
          path.endsWith('confirm') && status === 403 ? 403 : 400,
        ]);
      }
    },
  );

  it('stops the sixth within a minute from one network, and says when to try again', async () => {
    const address = newAddress();
    const { count } = ACCOUNT_RATE_LIMITS.mailsPerNetwork;
    for (let index = 0; index < count; index += 1) {
      expect((await register(newEmail(), 'en', address)).status).toBe(204);
    }
    const late = await register(newEmail(), 'en', address);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('does not flood a mailbox, and does not say so', async () => {
    const email = newEmail();
    const { count } = MAIL_LIMITS.inAll;
    for (let index = 0; index < count + 2; index += 1) {
      expect((await register(email)).status).toBe(204);
    }
    expect(await countMailsTo(cms.mailbox, email)).toBe(count);
  });

  it('is not open through Directus’ own calls', async () => {
    const body = { email: newEmail(), password: PASSWORD };
    expect((await post('/users/register', body)).status).toBe(403);
    expect((await post('/users', body)).status).toBe(403);
    const graphql = await post('/graphql/system', {
      query: `mutation { auth_login(email: "${cms.adminEmail}", password: "x") { access_token } }`,
    });
    expect(graphql.status).toBe(403);
  });

  itOn12('takes no seat of the licence', async () => {
    const seats = async () => {
      const { data } = await call<{ usage?: unknown }>('/license', { token: cms.adminToken });
      return JSON.stringify(data?.usage ?? data);
    };
    const before = await seats();
    expect(before).toContain('seats');
    await makeVisitor(cms);
    expect(await seats()).toBe(before);
  });
});

describe('signing in', () => {
  it('says the same for a wrong password, an unknown address and an account that is shut', async () => {
    const { email } = await makeVisitor(cms);
    const shut = await makeVisitor(cms);
    await call(`/users?filter[email][_eq]=${shut.email}`, {
      method: 'PATCH',
      token: cms.adminToken,
      body: { query: { filter: { email: { _eq: shut.email } } }, data: { status: 'suspended' } },
    });
    const answers = [
      await signInAs(cms.url, email, 'a wrong password'),
      await signInAs(cms.url, newEmail()),
      await signInAs(cms.url, shut.email),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(401);
      expect(answer.errors).toEqual(answers[0]?.errors);
    }
    // The token of before has some minutes left, the account has not.
    expect((await me(shut.token)).status).toBe(401);
  });

  it.each([
    ['an account', async () => (await makeVisitor(cms)).email],
    ['nobody', () => Promise.resolve(newEmail())],
  ])('is refused after ten wrong passwords from there for %s', async (_who, makeEmail) => {
    const email = await makeEmail();
    const address = newAddress();
    const { count } = ACCOUNT_RATE_LIMITS.signInsPerEmailAndNetwork;
    for (let index = 0; index < count; index += 1) {
      expect((await signInAs(cms.url, email, 'a wrong password', address)).status).toBe(401);
    }
    const late = await signInAs(cms.url, email.toUpperCase(), PASSWORD, address);
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('lets the owner in from elsewhere while a stranger guesses', async () => {
    const { email } = await makeVisitor(cms);
    const address = newAddress();
    for (let index = 0; index < 12; index += 1) {
      await signInAs(cms.url, email, 'a wrong password', address);
    }
    expect((await signInAs(cms.url, email)).status).toBe(200);
  });

  it('takes longer, but goes on, while somebody guesses from many networks', async () => {
    const { email } = await makeVisitor(cms);
    const { count } = ACCOUNT_RATE_LIMITS.signInsBeforeDelay;
    for (let index = 0; index < count; index += 1) {
      expect((await signInAs(cms.url, email, 'a wrong password')).status).toBe(401);
    }
    const start = performance.now();
    expect((await signInAs(cms.url, email)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(SIGN_IN_DELAY_MS - 50);
  });

  it('counts a whole IPv6 network as one', async () => {
    const email = newEmail();
    const { count } = ACCOUNT_RATE_LIMITS.signInsPerEmailAndNetwork;
    const tryFrom = (host: number) =>
      signInAs(cms.url, email, 'a wrong password', `2001:db8:7:7::${host.toString(16)}`);
    for (let index = 1; index <= count; index += 1) expect((await tryFrom(index)).status).toBe(401);
    expect((await tryFrom(count + 1)).status).toBe(429);
  });

  it('shuts nobody out for good: another account still gets in from there', async () => {
    const address = newAddress();
    const { email } = await makeVisitor(cms);
    for (let index = 0; index < 12; index += 1) {
      await signInAs(cms.url, newEmail(), 'a wrong password', address);
    }
    expect((await signInAs(cms.url, email, PASSWORD, address)).status).toBe(200);
  });

  it('lists no providers on a Directus without a licence for them', async () => {
    expect((await call('/auth')).data).toEqual([]);
  });

  it('gives a refresh token that works once', async () => {
    const { refreshToken: refresh_token } = await makeVisitor(cms);
    const first = await post<Tokens>('/auth/refresh', { refresh_token });
    expect(first.status).toBe(200);
    expect(codeOf(await post('/auth/refresh', { refresh_token }))).toBe('INVALID_CREDENTIALS');
  });
});

describe('the details', () => {
  it('can be changed, one at a time', async () => {
    const { token } = await makeVisitor(cms);
    await change(token, { phone: '+380671234567', alternative_contact: '@anna' });
    expect(await change(token, { name: 'Ганна Приклад' })).toMatchObject({
      status: 200,
      data: { name: 'Ганна Приклад', phone: '+380671234567', alternative_contact: '@anna' },
    });
    await change(token, { phone: '' });
    expect((await me(token)).data?.phone).toBeNull();
  });

  it('keep the short list', async () => {
    const { token } = await makeVisitor(cms);
    await change(token, { short_list: ['stone-garden', 'teak-house', 'stone-garden'] });
    expect((await me(token)).data?.short_list).toEqual(['stone-garden', 'teak-house']);
  });

  it('names the projects of the short list that are on the site', async () => {
    const { token } = await makeVisitor(cms);
    await change(token, { short_list: ['teak-house', 'never-was', 'stone-garden'] });
    const list = await call<{ slug: string; title: string }[]>('/account/short-list', { token });
    expect(list.data).toEqual([
      { slug: 'teak-house', title: 'Teak House' },
      { slug: 'stone-garden', title: 'Stone Garden' },
    ]);
  });

  it.each([
    [{ name: '' }, 'name required'],
    [{ phone: '12' }, 'phone invalid'],
    [{ alternative_contact: 'x' }, 'alternative_contact too_short'],
    [{ short_list: 'stone-garden' }, 'short_list invalid'],
    [{ short_list: ['../x'] }, 'short_list invalid'],
    [
      { short_list: Array.from({ length: rules.shortList.maxItems + 1 }, (_, n) => `p-${n}`) },
      'short_list too_many',
    ],
  ])('refuse %j', async (body, problem) => {
    const { token } = await makeVisitor(cms);
    expect(problemOf(await change(token, body))).toBe(problem);
  });

  it('give nobody another role, address or status', async () => {
    const { token, email } = await makeVisitor(cms);
    await change(token, { role: IDS.editorRole, email: 'x@example.com', status: 'archived' });
    expect((await me(token)).data?.email).toBe(email);
  });

  it('are not for people of the company', async () => {
    const editor = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
    expect(codeOf(await me(editor))).toBe('FORBIDDEN');
    expect(codeOf(await me(cms.buildToken))).toBe('FORBIDDEN');
    expect(codeOf(await call('/account/me'))).toBe('INVALID_CREDENTIALS');
  });
});

describe('a new password', () => {
  const ask = (email: string, prefix: string, address?: string) =>
    post(
      '/auth/password/request',
      { email, reset_url: `${SITE}${prefix}/account/reset-password` },
      address,
    );

  it.each(LOCALES)('is set over a link in the language of the page: %s', async (locale, prefix) => {
    const { email, refreshToken } = await makeVisitor(cms);
    expect((await ask(email, prefix)).status).toBe(204);
    const subject = { en: /new password/, ru: /Новый пароль/, ua: /Новий пароль/ }[locale];
    const link = linkIn(await mailTo(cms.mailbox, email, subject));
    expect(link.origin + link.pathname).toBe(`${SITE}${prefix}/account/reset-password`);
    expect(link.search).toBe('');
    const token = tokenIn(link);
    const weak = await post('/auth/password/reset', { token, password: 'short' });
    expect(weak.status).toBe(400);

    const password = 'another long secret';
    expect((await post('/auth/password/reset', { token, password })).status).toBe(204);
    expect((await signInAs(cms.url, email)).status).toBe(401);
    expect((await signInAs(cms.url, email, password)).status).toBe(200);
    expect((await post('/auth/password/reset', { token, password })).status).toBe(403);
    expect((await post('/auth/refresh', { refresh_token: refreshToken })).status).toBe(401);
  });

  it('is not announced to an address without an account, with the same answer', async () => {
    const email = newEmail();
    expect((await ask(email, '')).status).toBe(204);
    expect(await countMailsTo(cms.mailbox, email)).toBe(0);
  });

  it('is never asked for with a link to another site', async () => {
    const { email } = await makeVisitor(cms);
    const answer = await post('/auth/password/request', {
      email,
      reset_url: 'https://evil.example.com/account/reset-password',
    });
    expect(answer.status).toBe(400);
  });

  it('leads a visitor to the site even where it was asked for in the admin', async () => {
    const { email } = await makeVisitor(cms);
    await post('/auth/password/request', { email });
    const link = linkIn(await mailTo(cms.mailbox, email, /new password/));
    expect(link.origin + link.pathname).toBe(`${SITE}/account/reset-password`);
  });

  it('comes to the owner, however often strangers register or ask in their name', async () => {
    const { email } = await makeVisitor(cms);
    const stranger = newAddress();
    const { count } = MAIL_LIMITS.perNetwork;
    for (let index = 0; index < count; index += 1) {
      expect((await register(email, 'en', stranger)).status).toBe(204);
      expect((await ask(email, '', stranger)).status).toBe(204);
    }
    const before = await countMailsTo(cms.mailbox, email);
    expect((await ask(email, '', stranger)).status).toBe(204);
    expect(await countMailsTo(cms.mailbox, email)).toBe(before);
    expect((await ask(email, '')).status).toBe(204);
    expect(await countMailsTo(cms.mailbox, email)).toBe(before + 1);
  });

  it('leads an editor to the admin', async () => {
    await post('/auth/password/request', { email: cms.editorEmail });
    const mail = await mailTo(cms.mailbox, cms.editorEmail, /Password Reset/);
    expect(mail.html).toContain('/admin/reset-password?token=');
  });

  it('can be chosen by who knows the old one; every other sign-in ends', async () => {
    const { token, refreshToken, email } = await makeVisitor(cms);
    const password = 'another long secret';
    const send = (current: string) =>
      call('/account/password', { method: 'POST', token, body: { current, password } });
    expect(codeOf(await send('a wrong password'))).toBe('INVALID_CREDENTIALS');
    expect((await send(PASSWORD)).status).toBe(204);
    expect((await post('/auth/refresh', { refresh_token: refreshToken })).status).toBe(401);
    expect((await signInAs(cms.url, email, password)).status).toBe(200);
  });
});

describe('an invitation', () => {
  it('leads to the site and opens the account, once', async () => {
    const email = newEmail();
    const invited = await call('/users/invite', {
      method: 'POST',
      token: cms.adminToken,
      body: { email, role: IDS.visitorRole },
    });
    expect(invited.status).toBe(204);
    expect((await signInAs(cms.url, email)).status).toBe(401);
    const link = linkIn(await mailTo(cms.mailbox, email, /invites you/));
    expect(link.origin + link.pathname).toBe(`${SITE}/account/accept-invite`);
    const accept = () => post('/users/invite/accept', { token: tokenIn(link), password: PASSWORD });
    expect((await accept()).status).toBe(204);
    expect((await accept()).status).toBe(400);
    expect((await signInAs(cms.url, email)).status).toBe(200);
  });

  it('is taken up by registering as well, since that proves the address too', async () => {
    const email = newEmail();
    await call('/users/invite', {
      method: 'POST',
      token: cms.adminToken,
      body: { email, role: IDS.visitorRole },
    });
    await register(email);
    const token = await confirmToken(email);
    await post('/account/register/confirm', { token, password: PASSWORD });
    expect((await signInAs(cms.url, email)).status).toBe(200);
  });

  it('into the admin is not opened by registering', async () => {
    const email = newEmail();
    await call('/users/invite', {
      method: 'POST',
      token: cms.adminToken,
      body: { email, role: IDS.editorRole },
    });
    const mail = await mailTo(cms.mailbox, email, /invited/);
    expect(mail.html).toContain('/admin/accept-invite?token=');
    await register(email);
    expect(await countMailsTo(cms.mailbox, email)).toBe(1);
  });
});
