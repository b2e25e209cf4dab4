import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { wake } from '../../../../../contract/publishing.json';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../../support/directus';
import { readMails, until } from '../../../../support/leads';

interface Call {
  headers: IncomingHttpHeaders;
  body: string;
}

let cms: TestDirectus;
let hook: Server;
/** Answers of the webhook; the last one stays. */
let answer: { status: number; location?: string } = { status: 204 };
const calls: Call[] = [];
const log: string[] = [];

const as = async <T>(token: string, method: string, path: string, body?: unknown) => {
  const { status, json } = await directusFetch(cms.url, path, { token, method, body });
  expect(status).toBeLessThan(300);
  return (json as { data: T } | undefined)?.data as T;
};
const publisher = <T>(method: string, path: string, body: unknown) =>
  as<T>(cms.env.publisherToken, method, path, body);

/** A build as the publisher writes it down, several rows at once. */
async function buildEnds(status: string, reason: string, rows = 1): Promise<string[]> {
  const ids: string[] = [];
  for (let count = 0; count < rows; count += 1) {
    const row = { status: 'queued', trigger: 'save' };
    ids.push((await publisher<{ id: string }>('POST', '/items/builds', row)).id);
  }
  const moment = new Date().toISOString();
  const where = { query: { filter: { id: { _in: ids } }, limit: -1 } };
  const write = (data: object) => publisher('PATCH', '/items/builds', { ...where, data });
  await write({ status: 'running', started_at: moment });
  await write({ status, reason, finished_at: moment });
  return ids;
}

const events = () => calls.map(({ body }) => (JSON.parse(body) as { event: string }).event);
/** The mail and the call of the alert of that number, from 1. */
async function alertNumber(count: number) {
  const mails = await until(
    () => readMails(cms.mailbox),
    (all) => all.length >= count,
  );
  await until(
    async () => calls.length,
    (number) => number >= count,
  );
  const [mail, call] = [mails[count - 1], calls[count - 1]];
  if (mail === undefined || call === undefined) throw new Error(`There is no alert ${count}.`);
  return { mail, call };
}

beforeAll(async () => {
  hook = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      calls.push({ headers: request.headers, body });
      const { status, location } = answer;
      response.writeHead(status, location === undefined ? {} : { location }).end();
    });
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { port } = hook.address() as AddressInfo;
  cms = await startTestDirectus({
    demo: true,
    env: {
      ALERT_EMAIL: 'desk@example.com,it@example.com',
      ALERT_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
    },
    log: (line) => log.push(line),
  });
});

afterAll(async () => {
  await cms?.stop();
  hook?.close();
});

it('tells once of a refused build, by mail and signed webhook, whatever waited for it', async () => {
  await buildEnds('live', 'One page changed.');
  const ids = await buildEnds('refused', 'Teak House has no price.', 3);
  const { mail, call } = await alertNumber(1);
  expect(mail.to?.map(({ address }) => address)).toEqual(['desk@example.com', 'it@example.com']);
  expect(mail.subject).toMatch(/^Not published: http/);
  expect(mail.text).toContain('Teak House has no price.');

  const told = JSON.parse(call.body) as { event: string; build: string; url: string };
  expect(told).toMatchObject({ event: 'refused', reason: 'Teak House has no price.' });
  expect(ids).toContain(told.build);
  expect(told.url).toMatch(new RegExp(`^http.*/admin/content/builds/${told.build}$`));
  expect(mail.text).toContain(told.url);
  const [, at, nonce, digest] =
    /^t=(\d+),n=([\w-]+),v1=(\w+)$/.exec(String(call.headers[wake.signatureHeader])) ?? [];
  const expected = createHmac('sha256', cms.env.publisherSecret)
    .update(`${at}.${nonce}.${call.body}`)
    .digest('hex');
  expect(digest).toBe(expected);
});

it('tells of nothing twice, of another reason, and when it is mended, in the language of the team', async () => {
  await as(cms.adminToken, 'PATCH', '/items/settings', { leads_language: 'uk' });
  await buildEnds('refused', 'Teak House has no price.');
  await buildEnds('failed', 'Directus does not answer.');
  expect((await alertNumber(2)).mail.subject).toMatch(/^Не опубліковано: http/);
  await buildEnds('refused', 'Teak House has no price.');
  await buildEnds('live', 'Two pages changed.');
  expect((await alertNumber(3)).mail.subject).toMatch(/^Знову опубліковано: http/);
  await buildEnds('live', 'One page changed.');
  await buildEnds('failed', 'The last one.');
  await alertNumber(4);
  expect(events()).toEqual(['refused', 'failed', 'mended', 'failed']);
});

it('tells by mail where the webhook fails, and follows it nowhere', async () => {
  const { port } = hook.address() as AddressInfo;
  answer = { status: 307, location: `http://127.0.0.1:${port}/elsewhere` };
  await buildEnds('failed', 'While the webhook leads on.');
  expect((await alertNumber(5)).mail.text).toContain('While the webhook leads on.');
  const line = () => log.find((entry) => entry.includes('the webhook about a build'));
  const said = await until(async () => line(), Boolean);
  expect(said).toContain('was not sent (status 307)');
  expect(said).not.toContain('/hook');
  expect(calls).toHaveLength(5);
});

it('takes rows that a rollback renames for no build that ended', async () => {
  const [broken] = await buildEnds('failed', 'Before the rollback.');
  await alertNumber(6);
  for (const status of ['live', 'failed']) {
    const query = { filter: { id: { _eq: broken } }, limit: -1 };
    await publisher('PATCH', '/items/builds', { query, data: { status } });
  }
  // Whatever was to be sent for these would have been sent before what is sent for this.
  await buildEnds('failed', 'After the rollback.');
  expect((await alertNumber(7)).call.body).toContain('After the rollback.');
});
