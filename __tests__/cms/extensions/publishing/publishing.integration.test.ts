import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { preview } from '../../../../contract/publishing.json';
import { IDS } from '../../../../cms/access';
import { signIn } from '../../../../cms/scripts/api';
import { setupCms } from '../../../../cms/scripts/setup-cms';
import { signatureCheck } from '../../../../publisher/src/http/signature';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';

const STARTUP_MS = 180_000;
const POLL_MS = 50;

interface Row {
  id: string;
  status: string;
  trigger: string;
  triggered_by: string | null;
  reason: string | null;
  rollback_to: string | null;
  kept: boolean | null;
}

let cms: TestDirectus;
let editorToken: string;
let publisher: Server;
/** Headers of the calls that the publisher got. */
const calls: (string | undefined)[] = [];
const previewCalls: (string | undefined)[] = [];

const as = (token: string | undefined, method: string, path: string, body?: unknown) =>
  directusFetch(cms.url, path, { token, method, body });
const rows = async (): Promise<Row[]> => {
  const { json } = await as(cms.adminToken, 'GET', '/items/builds?limit=-1&sort=date_created');
  return (json as { data: Row[] }).data;
};
async function until<T>(look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
/** A row as the publisher writes it. */
const build = async (row: Partial<Row>): Promise<Row> => {
  const { json } = await as(cms.env.publisherToken, 'POST', '/items/builds', row);
  return (json as { data: Row }).data;
};
const queued = (trigger: string) =>
  until(async () =>
    (await rows()).find((row) => row.status === 'queued' && row.trigger === trigger),
  );

beforeAll(async () => {
  publisher = createServer((request, response) => {
    const header = request.headers['x-publisher-signature'];
    const list = request.url === preview.wakePath ? previewCalls : calls;
    list.push(typeof header === 'string' ? header : undefined);
    response.writeHead(202).end();
  });
  await new Promise<void>((resolve) => publisher.listen(0, '127.0.0.1', resolve));
  const { port } = publisher.address() as AddressInfo;
  cms = await startTestDirectus({
    demo: true,
    env: { PUBLISHER_URL: `http://127.0.0.1:${port}` },
  });
  editorToken = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
}, STARTUP_MS);

afterAll(async () => {
  await cms?.stop();
  publisher.close();
});

async function emptyQueue(): Promise<void> {
  const ids = (await rows()).map(({ id }) => id);
  if (ids.length > 0) await as(cms.adminToken, 'DELETE', '/items/builds', ids);
}

/** Empties the queue for good: a save is queued after a delay, so one of the test before can follow. */
beforeEach(async () => {
  for (let reason = ''; !reason.includes('settings');) {
    await emptyQueue();
    calls.length = 0;
    await as(cms.adminToken, 'PATCH', '/items/settings', { phone: '+380441234567' });
    reason = (await queued('save')).reason ?? '';
  }
  await until(() => calls[0]);
  calls.length = 0;
  await emptyQueue();
});

it('queues one build for many saves, names who saved, and wakes the publisher', async () => {
  const { json } = await as(editorToken, 'GET', '/items/projects?fields=id&sort=id');
  const ids = (json as { data: { id: number }[] }).data.map(({ id }) => id);
  await Promise.all(
    ids.map((id, index) => as(editorToken, 'PATCH', `/items/projects/${id}`, { floors: index })),
  );
  const row = await queued('save');
  expect(row).toMatchObject({ triggered_by: IDS.editorUser, reason: 'Saved: projects.' });
  await until(() => calls[0]);
  expect(signatureCheck(cms.env.publisherSecret)(calls[0], Date.now())).toBe('valid');
  // The preview does not wait for the queue.
  expect(signatureCheck(cms.env.publisherSecret)(previewCalls[0], Date.now())).toBe('valid');
  await as(editorToken, 'PATCH', `/items/projects/${ids[0]}`, { floors: 2 });
  await until(() => calls[1]);
  expect(await rows()).toHaveLength(1);
});

it('queues nothing for a request of a visitor, nor for somebody’s own settings', async () => {
  const lead = { kind: 'consultation', name: 'Olena', phone: '+380501234567' };
  expect((await as(cms.adminToken, 'POST', '/items/leads', lead)).status).toBe(200);
  await as(editorToken, 'POST', '/presets', { collection: 'projects', bookmark: 'Mine' });
  // Whatever was going to be queued for these stands before what is queued for this.
  await as(editorToken, 'POST', '/items/redirects', {
    from_path: '/queued-last',
    to_path: '/about',
    status_code: 301,
  });
  expect((await queued('save')).reason).toBe('Saved: redirects.');
});

it('lets an editor ask for a build, and write nothing else', async () => {
  const wish = { id: randomUUID(), status: 'live', trigger: 'save', reason: 'mine', kept: true };
  expect((await as(editorToken, 'POST', '/items/builds', wish)).status).toBe(200);
  const row = await queued('manual');
  expect(row).toMatchObject({ triggered_by: IDS.editorUser, reason: null });
  expect(row.id).not.toBe(wish.id);
  await until(() => calls[0]);

  const many = await as(editorToken, 'POST', '/items/builds', [wish, { ...wish, log: 'mine' }]);
  expect(many.status).toBe(200);
  const query = `mutation { create_builds_items(data: [{ status: "live", kept: true }]) { id } }`;
  expect((await as(editorToken, 'POST', '/graphql', { query })).status).toBe(200);
  const written = await rows();
  expect(written).toHaveLength(4);
  for (const each of written) {
    expect(each).toMatchObject({
      status: 'queued',
      trigger: 'manual',
      triggered_by: IDS.editorUser,
      reason: null,
      kept: false,
    });
  }
});

it('lets an editor change and delete no build, whichever way', async () => {
  const { id } = await build({ status: 'queued' });
  const change = { status: 'live' };
  const graphql = (query: string) => as(editorToken, 'POST', '/graphql', { query });
  const answers = await Promise.all([
    as(editorToken, 'PATCH', `/items/builds/${id}`, change),
    as(editorToken, 'PATCH', '/items/builds', { keys: [id], data: change }),
    as(editorToken, 'PATCH', '/items/builds', [{ id, ...change }]),
    as(editorToken, 'DELETE', `/items/builds/${id}`),
    as(editorToken, 'DELETE', '/items/builds', [id]),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  const mutations = await Promise.all([
    graphql(`mutation { update_builds_item(id: "${id}", data: { status: "live" }) { id } }`),
    graphql(`mutation { delete_builds_item(id: "${id}") { id } }`),
  ]);
  for (const { json } of mutations) expect(json).toHaveProperty('errors');
  // A wish for a rollback cannot carry another row along.
  const nested = await as(editorToken, 'POST', '/items/builds', { rollback_to: { id, ...change } });
  expect(nested.status).toBe(400);
  expect(await rows()).toEqual([expect.objectContaining({ id, status: 'queued' })]);
});

it('lets an editor go back to a build that is kept, and to no other', async () => {
  const kept = await build({ status: 'live', kept: true });
  const gone = await build({ status: 'live', kept: false });
  const refused = await build({ status: 'refused' });
  const back = await as(editorToken, 'POST', '/items/builds', { rollback_to: kept.id });
  expect((back.json as { data: Row }).data).toMatchObject({
    status: 'queued',
    trigger: 'manual',
    rollback_to: kept.id,
  });
  for (const target of [gone.id, refused.id, randomUUID(), 'no-id']) {
    const answer = await as(editorToken, 'POST', '/items/builds', { rollback_to: target });
    expect([target, answer.status]).toEqual([target, 400]);
  }
  const query = `mutation { create_builds_item(data: { kept: true, rollback_to: { id: "${gone.id}" } }) { id } }`;
  const answer = await as(editorToken, 'POST', '/graphql', { query });
  expect(answer.json).toHaveProperty('errors');
  expect(await rows()).toHaveLength(4);
});

it('lets an administrator ask as well, by name', async () => {
  await as(cms.adminToken, 'POST', '/items/builds', {});
  const { json } = await as(cms.adminToken, 'GET', '/users/me?fields=id');
  const { id } = (json as { data: { id: string } }).data;
  expect(await queued('manual')).toMatchObject({ triggered_by: id });
});

it('tells who may use the admin where the site is, and nobody else', async () => {
  const answer = await as(editorToken, 'GET', '/publishing/site');
  expect(answer.json).toEqual({ data: { url: cms.env.directus.SITE_URL } });
  for (const token of [undefined, cms.env.buildToken, cms.env.publisherToken]) {
    expect((await as(token, 'GET', '/publishing/site')).status).toBe(403);
  }
});

describe('an editor who signs in', () => {
  const pageOf = async (email: string) => {
    const { json } = await as(
      cms.adminToken,
      'GET',
      `/users?filter[email][_eq]=${encodeURIComponent(email)}&fields=last_page`,
    );
    return (json as { data: { last_page: string | null }[] }).data[0]?.last_page;
  };
  const leave = (token: string) =>
    as(token, 'PATCH', '/users/me/track/page', { last_page: '/content/projects' });

  it('begins at the publishing page; an administrator where they were', async () => {
    await leave(editorToken);
    await signIn(cms.url, cms.editorEmail, cms.editorPassword);
    expect(await pageOf(cms.editorEmail)).toBe('/publishing');
    await leave(cms.adminToken);
    await signIn(cms.url, cms.adminEmail, cms.adminPassword);
    expect(await pageOf(cms.adminEmail)).toBe('/content/projects');
  });

  it('begins where they were, once an administrator has taken the page out of the bar', async () => {
    const before = await as(cms.adminToken, 'GET', '/settings?fields=module_bar');
    const { module_bar: bar } = (before.json as { data: { module_bar: { id: string }[] } }).data;
    const hidden = bar.map((part) =>
      part.id === 'publishing' ? { ...part, enabled: false } : part,
    );
    await as(cms.adminToken, 'PATCH', '/settings', { module_bar: hidden });
    await leave(editorToken);
    await signIn(cms.url, cms.editorEmail, cms.editorPassword);
    expect(await pageOf(cms.editorEmail)).toBe('/content/projects');
    // Another setup leaves the bar as it is.
    await setupCms({ ...cms.env, url: cms.url, demo: false });
    const after = await as(cms.adminToken, 'GET', '/settings?fields=module_bar');
    expect(after.json).toEqual({ data: { module_bar: hidden } });
    await as(cms.adminToken, 'PATCH', '/settings', { module_bar: bar });
  });
});

it('lets the publisher write the queue, and read nothing else', async () => {
  const token = cms.env.publisherToken;
  const added = await as(token, 'POST', '/items/builds', { status: 'queued', trigger: 'schedule' });
  const { id } = (added.json as { data: Row }).data;
  expect((await as(token, 'PATCH', `/items/builds/${id}`, { status: 'live' })).status).toBe(200);
  expect((await rows()).find((row) => row.id === id)?.status).toBe('live');
  for (const path of ['/items/projects', '/items/leads', '/files', '/users']) {
    const { status, json } = await as(token, 'GET', path);
    const isEmpty = status === 200 && (json as { data: unknown[] }).data.length <= 1;
    expect(status === 403 || (path === '/users' && isEmpty)).toBe(true);
  }
  expect((await as(undefined, 'GET', '/items/builds')).status).toBe(403);
});
