import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../../../../../cms/demo/content/settings';
import { COLLECTIONS } from '../../../../../cms/schema';
import { uk } from '../../../../../cms/extensions/leads/src/mail/texts/uk';
import { ERASED_NAME } from '../../../../../cms/extensions/leads/src/rules/retention';
import {
  PASSWORD,
  callCms,
  mailTo,
  makeVisitor,
  newEmail,
  signInAs,
  type Answer,
  type TestVisitor,
} from '../../../../support/accounts';
import { changeRow } from '../../../../support/change-row';
import { startTestDirectus, type TestDirectus } from '../../../../support/directus';
import {
  fieldsFor,
  filesFor,
  freeSlotsOf,
  readMails,
  sendLead,
  until,
} from '../../../../support/leads';

interface OwnLead {
  id: string;
  kind: string;
  status: string;
  created: string;
  project: string | null;
  project_slug: string | null;
  catalogue_url: string | null;
  meeting: { start: string; minutes: number; mode: string; movable: boolean } | null;
}

const TEAM = settings.leads_email ?? '';

let cms: TestDirectus;

const call = <T = unknown>(path: string, options: Parameters<typeof callCms>[2] = {}) =>
  callCms<T>(cms.url, path, options);
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const leadsOf = async ({ token }: TestVisitor, locale = 'en') =>
  (await call<OwnLead[]>(`/account/leads?locale=${locale}`, { token })).data ?? [];
const send = async (kind: string, fields: Record<string, string>, token?: string) => {
  const answer = await sendLead(cms.url, {
    kind,
    fields: { ...fieldsFor(kind), ...fields },
    files: filesFor(kind),
    token,
  });
  if (!answer.data) throw new Error(JSON.stringify(answer.errors));
  return answer.data.id;
};
const book = async (visitor: TestVisitor, index = 0) => {
  const start = (await freeSlotsOf(cms.url))[index] ?? '';
  const fields = { meeting_start: start, alternative_contact: visitor.email };
  return { id: await send('meeting', fields, visitor.token), start };
};
const move = ({ token }: TestVisitor, id: string, meeting_start: unknown) =>
  call(`/account/leads/${id}/meeting`, { method: 'PATCH', token, body: { meeting_start } });
const cancel = ({ token }: TestVisitor, id: string) =>
  call(`/account/leads/${id}/meeting`, { method: 'DELETE', token });
/** Whether a mail with these words comes to a visitor; the example's page is Ukrainian. */
const isTold = ({ email }: TestVisitor, words: string) =>
  until(
    async () =>
      (await readMails(cms.mailbox)).some(
        ({ to, text }) => to?.[0]?.address === email && text?.includes(words),
      ),
    Boolean,
  );
const row = async (id: string) =>
  (
    await call<Record<string, unknown>>(`/items/leads/${id}?fields=*,file.id`, {
      token: cms.adminToken,
    })
  ).data;

beforeAll(async () => {
  cms = await startTestDirectus({
    demo: true,
    // An empty PostgreSQL database for the other half of the proof.
    database: process.env.LEADS_TEST_PG,
    env: { IP_TRUST_PROXY: 'true' },
  });
});

afterAll(async () => {
  await cms?.stop();
});

describe('the requests of an account', () => {
  it('are those that were sent while signed in, newest first', async () => {
    const visitor = await makeVisitor(cms);
    await send('consultation', { alternative_contact: '@anna' }, visitor.token);
    await send(
      'catalogue',
      { project: 'stone-garden', alternative_contact: '@anna' },
      visitor.token,
    );
    const leads = await leadsOf(visitor);
    expect(leads.map(({ kind, status }) => [kind, status])).toEqual([
      ['catalogue', 'new'],
      ['consultation', 'new'],
    ]);
    expect(leads[0]?.project_slug).toBe('stone-garden');
    expect(leads[0]?.project).toBe('Stone Garden');
  });

  it('include what was sent with the confirmed address before', async () => {
    const email = newEmail();
    const id = await send('consultation', { alternative_contact: email.toUpperCase() });
    const visitor = await makeVisitor(cms, { email });
    expect((await leadsOf(visitor)).map((lead) => lead.id)).toEqual([id]);
  });

  it('leave out what another account sent with this address, spam and what was erased', async () => {
    const visitor = await makeVisitor(cms);
    const other = await makeVisitor(cms);
    const fields = { alternative_contact: visitor.email };
    await send('consultation', fields, other.token);
    const spam = await send('consultation', fields);
    const erased = await send('consultation', fields);
    const patch = (id: string, body: unknown) =>
      call(`/items/leads/${id}`, { method: 'PATCH', token: cms.adminToken, body });
    await patch(spam, { status: 'spam' });
    await patch(erased, { erased_at: new Date().toISOString() });
    expect(await leadsOf(visitor)).toEqual([]);
  });

  it('are refused to a token that is wrong, like any call with it', async () => {
    expect((await call('/account/leads', { token: 'wrong' })).status).toBe(401);
    expect((await call('/account/leads')).status).toBe(401);
  });

  it('tell no title of what is not published, however it came to be named', async () => {
    const visitor = await makeVisitor(cms);
    const setStatus = (status: string) =>
      call('/items/projects', {
        method: 'PATCH',
        token: cms.adminToken,
        body: { query: { filter: { slug: { _eq: 'north-shore' } } }, data: { status } },
      });
    const ask = () =>
      send('consultation', { project: 'north-shore', alternative_contact: '@a_b' }, visitor.token);
    await ask();
    expect((await setStatus('draft')).status).toBe(200);
    const ofDraft = await ask();
    const listed = await leadsOf(visitor);
    await setStatus('published');
    expect(listed.map(({ project, project_slug }) => [project, project_slug])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await row(ofDraft))?.project).toBeNull();
  });

  it('belong to no account where an editor sends the form', async () => {
    const editor = await signInAs(cms.url, cms.editorEmail, cms.editorPassword);
    const id = await send('consultation', {}, editor.data?.access_token);
    expect((await row(id))?.account).toBeNull();
  });
});

describe('a meeting', () => {
  it('is moved: the old time is free, the new one taken, both sides get a mail', async () => {
    const visitor = await makeVisitor(cms);
    const { id, start } = await book(visitor);
    const booked = await mailTo(cms.mailbox, TEAM, /^Meeting: /);
    const target = (await freeSlotsOf(cms.url))[3] ?? '';
    expect((await move(visitor, id, target)).status).toBe(204);
    const slots = await freeSlotsOf(cms.url);
    expect(slots).toContain(start);
    expect(slots).not.toContain(target);
    const [lead] = await leadsOf(visitor);
    expect(lead?.meeting).toMatchObject({ start: target, movable: true });
    expect(await row(id)).toMatchObject({ meeting_before: start, slot: target });

    expect(await isTold(visitor, uk.visitor.moved)).toBe(true);
    const toTeam = await mailTo(cms.mailbox, TEAM, /^Meeting moved/);
    expect(toTeam.text).toContain('It was:');
    expect(toTeam.messageId).not.toBe(booked.messageId);
  });

  it('is not moved to a time that is taken, past or not offered', async () => {
    const visitor = await makeVisitor(cms);
    const { id } = await book(visitor);
    const taken = (await book(await makeVisitor(cms), 2)).start;
    expect(codeOf(await move(visitor, id, taken))).toBe('SLOT_TAKEN');
    for (const [time, reason] of [
      ['2020-01-01T10:00:00.000Z', 'past'],
      ['2027-01-01T03:07:00.000Z', 'not_offered'],
      ['soon', 'invalid'],
      [undefined, 'invalid'],
    ] as const) {
      const answer = await move(visitor, id, time);
      expect(answer.errors?.[0]?.extensions).toMatchObject({ field: 'meeting_start', reason });
    }
  });

  it('of two who want the same time at once goes to one', async () => {
    const [first, second] = [await makeVisitor(cms), await makeVisitor(cms)];
    const bookings = [await book(first), await book(second)];
    const target = (await freeSlotsOf(cms.url))[4] ?? '';
    const answers = await Promise.all([
      move(first, bookings[0]?.id ?? '', target),
      move(second, bookings[1]?.id ?? '', target),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it('is cancelled once: its time is free again, both sides get a mail', async () => {
    const visitor = await makeVisitor(cms);
    const { id, start } = await book(visitor);
    expect((await cancel(visitor, id)).status).toBe(204);
    expect(await freeSlotsOf(cms.url)).toContain(start);
    const [lead] = await leadsOf(visitor);
    expect(lead).toMatchObject({ status: 'cancelled', meeting: { movable: false } });
    expect((await mailTo(cms.mailbox, TEAM, /^Meeting cancelled/)).attachments).toEqual([]);
    expect(await isTold(visitor, uk.visitor.cancelled)).toBe(true);
    expect(codeOf(await cancel(visitor, id))).toBe('NOT_FOUND');
    expect(codeOf(await move(visitor, id, start))).toBe('NOT_FOUND');
  });

  it('of somebody else is not there', async () => {
    const { id, start } = await book(await makeVisitor(cms));
    const other = await makeVisitor(cms);
    const missing = await cancel(other, randomUUID());
    for (const answer of [await cancel(other, id), await move(other, id, start)]) {
      expect(answer.status).toBe(404);
      expect(answer.errors).toEqual(missing.errors);
    }
    expect(codeOf(await cancel(other, 'no-id'))).toBe('NOT_FOUND');
    expect(await row(id)).toMatchObject({ status: 'new', slot: start });
  });
});

describe('deleting an account', () => {
  it('takes the password', async () => {
    const visitor = await makeVisitor(cms);
    const remove = (password: string) =>
      call('/account/me', { method: 'DELETE', token: visitor.token, body: { password } });
    expect(codeOf(await remove('a wrong password'))).toBe('INVALID_CREDENTIALS');
    expect((await call('/account/me', { token: visitor.token })).status).toBe(200);
    expect((await remove('')).status).toBe(400);
  });

  // Directus sets a provider with a licence only.
  const onSqlite = process.env.LEADS_TEST_PG === undefined ? it : it.skip;
  onSqlite('takes the address where another service knows the password', async () => {
    const { email, token } = await makeVisitor(cms);
    const remove = (body: object) => call('/account/me', { method: 'DELETE', token, body });
    const { data } = await call<{ id: string; has_password: boolean }>('/account/me', { token });
    expect(data?.has_password).toBe(true);
    const to = { provider: 'another', external_identifier: email };
    await changeRow(cms.folder, { table: 'directus_users', id: data?.id, to });
    const profile = await call<{ has_password: boolean }>('/account/me', { token });
    expect(profile.data?.has_password).toBe(false);
    expect((await remove({ password: PASSWORD })).status).toBe(400);
    expect((await remove({ email: newEmail() })).status).toBe(400);
    expect((await remove({ email: email.toUpperCase() })).status).toBe(204);
    expect((await call('/account/me', { token })).status).toBe(401);
  });

  it('takes all personal data along, files included, and tells the team of meetings', async () => {
    const visitor = await makeVisitor(cms, { name: 'Somebody Unique' });
    const { id: meeting, start } = await book(visitor);
    const before = readdirSync(join(cms.folder, 'uploads')).length;
    const vacancy = await send('vacancy', { name: 'Somebody Unique' }, visitor.token);
    const removed = await call('/account/me', {
      method: 'DELETE',
      token: visitor.token,
      body: { password: PASSWORD },
    });
    expect(removed.status).toBe(204);
    for (const id of [meeting, vacancy]) {
      expect(await row(id)).toMatchObject({
        name: ERASED_NAME,
        phone: null,
        alternative_contact: null,
        message: null,
        file: null,
        account: null,
      });
    }
    expect(readdirSync(join(cms.folder, 'uploads'))).toHaveLength(before);
    expect(await freeSlotsOf(cms.url)).toContain(start);
    const told = async () =>
      (await readMails(cms.mailbox)).some(
        ({ subject }) => subject === `Meeting cancelled: ${ERASED_NAME}`,
      );
    expect(await until(told, Boolean)).toBe(true);

    expect((await call('/account/me', { token: visitor.token })).status).toBe(401);
    expect((await signInAs(cms.url, visitor.email)).status).toBe(401);
    const refresh = { refresh_token: visitor.refreshToken };
    expect((await call('/auth/refresh', { method: 'POST', body: refresh })).status).toBe(401);
    const left = JSON.stringify([
      (await call('/users?limit=-1', { token: cms.adminToken })).data,
      (await call('/revisions?limit=-1', { token: cms.adminToken })).data,
      (await call('/items/leads?limit=-1', { token: cms.adminToken })).data,
    ]);
    expect(left).not.toContain(visitor.email);
    expect(left).not.toContain('Somebody Unique');
  });
});

it('an account nobody has signed in to for two years goes by itself, one in use stays', async () => {
  const idle = await makeVisitor(cms);
  const lead = await send('consultation', {}, idle.token);
  const active = await makeVisitor(cms);
  const changed = await call('/users', {
    method: 'PATCH',
    token: cms.adminToken,
    body: {
      query: { filter: { email: { _eq: idle.email } } },
      data: { last_access: '2020-01-01T00:00:00Z' },
    },
  });
  expect(changed.status).toBe(200);
  await cms.kill();
  // The job runs at each start, and every hour.
  await cms.start();
  const isGone = async () => (await row(lead))?.name === ERASED_NAME;
  expect(await until(isGone, Boolean)).toBe(true);
  expect((await signInAs(cms.url, idle.email)).status).toBe(401);
  expect((await signInAs(cms.url, active.email)).status).toBe(200);
});

describe('a visitor who is signed in', () => {
  /** Directus' own addresses that answer data of some kind. */
  const SYSTEM = [
    'activity',
    'access',
    'collections',
    'comments',
    'dashboards',
    'deployments',
    'extensions',
    'fields',
    'files',
    'flows',
    'folders',
    'license',
    'notifications',
    'operations',
    'panels',
    'permissions',
    'policies',
    'presets',
    'relations',
    'revisions',
    'roles',
    'schema/snapshot',
    'settings',
    'shares',
    'translations',
    'users',
    'versions',
  ];
  let owner: TestVisitor;
  let stranger: TestVisitor;
  let secrets: string[];
  let leadId: string;
  let ownerId: string;
  let fileId: string;

  beforeAll(async () => {
    owner = await makeVisitor(cms, { name: 'Owner Unmistakable' });
    stranger = await makeVisitor(cms);
    await call('/account/me', {
      method: 'PATCH',
      token: owner.token,
      body: { phone: '+380671112233', short_list: ['teak-house'] },
    });
    leadId = await send('vacancy', { name: 'Owner Unmistakable' }, owner.token);
    fileId = ((await row(leadId))?.file as { id: string }).id;
    ownerId = (await call<{ id: string }>('/account/me', { token: owner.token })).data?.id ?? '';
    secrets = ['Owner Unmistakable', owner.email, '+380671112233', fileId];
  });

  const reveals = (answer: Answer) => {
    const text = JSON.stringify([answer.data, answer.errors]);
    return secrets.filter((secret) => text.includes(secret));
  };

  it('reads nothing through any collection or system address', async () => {
    const paths = [
      ...COLLECTIONS.map(({ collection }) => `/items/${collection}`),
      ...SYSTEM.map((name) => `/${name}`),
    ];
    for (const path of paths) {
      const answer = await call(`${path}?limit=-1`, { token: stranger.token });
      expect({ path, secrets: reveals(answer) }).toEqual({ path, secrets: [] });
      const rows = Array.isArray(answer.data) ? answer.data.length : 0;
      // Themselves, as an id and nothing else.
      const allowed = path === '/users' ? 1 : 0;
      expect({ path, isEmpty: rows <= allowed }).toEqual({ path, isEmpty: true });
    }
  });

  it('reads no item by its id, no file, no export', async () => {
    const paths = [
      `/items/leads/${leadId}`,
      `/users/${ownerId}`,
      `/files/${fileId}`,
      `/assets/${fileId}`,
      `/activity?filter[user][_eq]=${ownerId}`,
      `/items/leads?export=json`,
      `/users?search=Unmistakable`,
      `/users?filter[email][_eq]=${owner.email}`,
      `/users?aggregate[count]=*`,
      `/users/me?fields=*.*`,
    ];
    for (const path of paths) {
      const answer = await call(path, { token: stranger.token });
      expect({ path, secrets: reveals(answer) }).toEqual({ path, secrets: [] });
    }
  });

  it('reads nothing through GraphQL', async () => {
    for (const [path, query] of [
      ['/graphql', '{ leads { id name phone } }'],
      ['/graphql', '{ projects { id slug } }'],
      ['/graphql/system', '{ users { id email } }'],
      ['/graphql/system', '{ users_me { id email } }'],
    ] as const) {
      const answer = await call(path, { method: 'POST', token: stranger.token, body: { query } });
      expect(reveals(answer)).toEqual([]);
      expect([200, 400, 403]).toContain(answer.status);
      expect(JSON.stringify(answer.data ?? {})).not.toMatch(/slug|email/);
    }
  });

  it('changes and deletes nothing of the other, and makes nothing', async () => {
    const tries: [method: string, path: string, body?: unknown][] = [
      ['PATCH', `/items/leads/${leadId}`, { name: 'x' }],
      ['DELETE', `/items/leads/${leadId}`],
      ['POST', '/items/leads', { name: 'x' }],
      ['PATCH', `/users/${ownerId}`, { password: 'taken over now' }],
      ['DELETE', `/users/${ownerId}`],
      ['PATCH', '/users/me', { role: null, first_name: 'x' }],
      ['POST', '/users', { email: newEmail(), password: PASSWORD }],
      ['POST', '/users/invite', { email: newEmail(), role: 'x' }],
      ['POST', '/shares', { collection: 'leads', item: leadId }],
      ['POST', '/files/import', { url: 'https://www.example.com/x.png' }],
      ['POST', '/utils/sort/projects', { item: 1, to: 2 }],
      ['POST', '/utils/export/leads', { query: {}, format: 'csv', file: {} }],
      ['POST', '/utils/import/leads', {}],
      ['POST', '/utils/cache/clear'],
      ['POST', '/users/me/tfa/generate', { password: PASSWORD }],
      ['PATCH', '/users/me/track/page', { last_page: 'https://evil.example' }],
      ['POST', '/comments', { collection: 'leads', item: leadId, comment: 'x' }],
      ['PATCH', `/account/leads/${leadId}/meeting`, { meeting_start: '2030-01-01T10:00:00Z' }],
      ['DELETE', `/account/leads/${leadId}/meeting`],
    ];
    const users = async () => (await call<unknown[]>('/users', { token: cms.adminToken })).data;
    const before = await users();
    for (const [method, path, body] of tries) {
      const answer = await call(path, { method, token: stranger.token, body });
      expect({ path, refused: answer.status >= 400 }).toEqual({ path, refused: true });
    }
    expect(await users()).toHaveLength(before?.length ?? 0);
    expect((await row(leadId))?.name).toBe('Owner Unmistakable');
    expect((await signInAs(cms.url, owner.email)).status).toBe(200);
  });

  it('gets nothing of the other through the calls of the account', async () => {
    for (const path of [
      '/account/me',
      `/account/me?id=${ownerId}`,
      '/account/leads',
      `/account/leads?account=${ownerId}&email=${owner.email}`,
    ]) {
      const answer = await call(path, { token: stranger.token });
      expect(answer.status).toBe(200);
      expect(reveals(answer)).toEqual([]);
    }
  });
});
