import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { inOneProcess } from '../../cms/extensions/leads/src/store/shared-database';
import { SKEW_MS, startCluster, type Cluster } from '../support/cluster';
import { directusFetch } from '../support/directus';
import {
  fieldsFor,
  filesFor,
  freeSlotsOf,
  newPhone,
  readMails,
  sendLead,
  until,
} from '../support/leads';
import { askTls, NAMES } from '../support/nginx-server';
import { query } from '../support/one-server';

/** Requests a second; `CLUSTER_RATE=200` on a machine of its own. */
const RATE = Number(process.env.CLUSTER_RATE ?? 10);
/** How long a form tries, milliseconds. */
const PATIENCE_MS = 90_000;
/** How long a standby of PostgreSQL takes to become the primary. */
const AWAY_MS = 30_000;

jest.setTimeout(900_000);

let cluster: Cluster;

beforeAll(async () => {
  cluster = await startCluster();
  const { status } = await directusFetch(cluster.first.url, '/items/settings', {
    token: cluster.first.adminToken,
    method: 'PATCH',
    body: { leads_email: 'team@example.com' },
  });
  expect(status).toBe(200);
});
afterAll(() => cluster?.stop());

const rows = (sql: string) => query(cluster.postgres(), sql);
const nodes = () => [cluster.first.url, cluster.second().url] as const;

/** A call of a form through nginx; 0: the connection broke. */
async function send(key: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  try {
    const answer = await askTls(cluster.nginx, NAMES.cms, '/leads/consultation', {
      method: 'POST',
      headers: {
        'Content-Type': encoded.headers.get('content-type') ?? '',
        'Content-Length': String(body.length),
        'Idempotency-Key': key,
      },
      body,
    });
    const { data } = JSON.parse(answer.body.toString()) as { data?: { id: string } };
    return { status: answer.status ?? 0, id: data?.id, headers: answer.headers };
  } catch {
    return { status: 0, id: undefined, headers: {} };
  }
}

/** The mails to the team, by the request they are about. */
async function teamMails(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const { messageId = '' } of await readMails(cluster.first.mailbox)) {
    const [, lead] = /^<(.*)\.team@/.exec(messageId) ?? [];
    if (lead) counts.set(lead, (counts.get(lead) ?? 0) + 1);
  }
  return counts;
}

const untilMailed = () =>
  until(
    async () => rows("select 1 from leads where team_mail = 'waiting'").length,
    (waiting) => waiting === 0,
    180_000,
  );

it('loses nothing and doubles nothing while a node is killed, PostgreSQL restarts and Redis dies', async () => {
  const seen: Record<number, number> = {};
  const taken = new Map<string, string>();
  let isOver = false;
  let asked = 0;
  /** As a person does: sends again, under the same key, until it is taken. */
  const visitor = async () => {
    const key = randomUUID();
    const fields = fieldsFor('consultation');
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await wait(1000)) {
      asked += 1;
      const { status, id } = await send(key, fields);
      seen[status] = (seen[status] ?? 0) + 1;
      if (status === 201 && id !== undefined) {
        taken.set(key, id);
        return;
      }
    }
  };
  const visitors: Promise<void>[] = [];
  const stream = (async () => {
    for (; !isOver; await wait(1000 / RATE)) visitors.push(visitor());
  })();
  const killed = cluster.second();
  await wait(4000);
  await killed.kill();
  await wait(2000);
  await cluster.startSecond();
  await wait(2000);
  // As the machine does when it loses power: without a word to the nodes.
  await cluster.postgres().stop('SIGQUIT');
  await wait(3000);
  await cluster.startPostgres();
  await wait(3000);
  await cluster.redis().stop('SIGKILL');
  await wait(4000);
  await cluster.startRedis();
  await wait(3000);
  isOver = true;
  await stream;
  await Promise.all(visitors);
  expect(await untilMailed()).toBe(0);
  const stored = rows("select id, idempotency_key from leads where kind = 'consultation'");
  const mails = await teamMails();
  const twice = [...mails.values()].filter((count) => count > 1).length;
  process.stderr.write(
    `Cluster: ${visitors.length} forms, ${asked} calls, answers ${JSON.stringify(seen)}, ` +
      `${stored.length} rows, ${mails.size} mails, ${twice} of them sent twice\n`,
  );
  // Every form got its answer, every answer has its row, and no row is another's double.
  expect(taken.size).toBe(visitors.length);
  expect(new Map(stored.map(([id = '', key = '']) => [key, id]))).toEqual(taken);
  expect(stored.length).toBe(taken.size);
  expect(new Set(mails.keys())).toEqual(new Set(taken.values()));
  // At least once: a process that is killed between sending and noting it leaves one to send again.
  expect(twice).toBeLessThanOrEqual(2);
});

it('gives a slot once, whichever node is asked', async () => {
  const [slot = ''] = await freeSlotsOf(cluster.first.url);
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      sendLead(nodes()[index % 2 ? 1 : 0], {
        kind: 'meeting',
        fields: { ...fieldsFor('meeting'), meeting_start: slot },
      }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(rows(`select 1 from leads where slot = '${slot}'`).length).toBe(1);
});

it('stores a form once that reaches both nodes at the same time', async () => {
  const key = randomUUID();
  const fields = fieldsFor('consultation');
  const sends = [...nodes(), ...nodes()].map((url) =>
    sendLead(url, { kind: 'consultation', fields, key }),
  );
  const answers = await Promise.all(sends);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ data }) => data?.id)).size).toBe(1);
  expect(rows(`select 1 from leads where idempotency_key = '${key}'`).length).toBe(1);
});

it('sends the mail of a node whose clock is ahead at once', async () => {
  const [, second] = nodes();
  const sent = await sendLead(second, {
    kind: 'consultation',
    fields: fieldsFor('consultation'),
  });
  const id = sent.data?.id ?? '';
  const count = await until(
    async () => (await teamMails()).get(id),
    (mails) => mails !== undefined,
    SKEW_MS / 2,
  );
  expect(count).toBe(1);
});

/** Statuses of one contact's requests, by turns to the nodes. */
async function ofOneContact(count: number): Promise<(number | undefined)[]> {
  const phone = newPhone();
  const statuses: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const fields = { ...fieldsFor('consultation'), phone };
    const url = nodes()[index % 2 ? 1 : 0];
    statuses.push((await sendLead(url, { kind: 'consultation', fields })).status);
  }
  return statuses;
}
const TEN = Array(10).fill(201) as number[];

it('counts in Redis for both nodes, and each for itself while it is gone', async () => {
  expect(await ofOneContact(12)).toEqual([...TEN, 429, 429]);
  await cluster.redis().stop('SIGKILL');
  expect(await ofOneContact(22)).toEqual([...TEN, ...TEN, 429, 429]);
  await cluster.startRedis();
  const isShared = async () => (await ofOneContact(12)).at(-1) === 429;
  expect(await until(isShared, Boolean, 60_000)).toBe(true);
});

it('says so while the store of files refuses, and takes the same form later', async () => {
  const sending = {
    kind: 'vacancy',
    fields: fieldsFor('vacancy'),
    files: filesFor('vacancy'),
    key: randomUUID(),
  };
  cluster.s3.refuse(true);
  const refused = await sendLead(cluster.first.url, sending);
  cluster.s3.refuse(false);
  expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([
    503,
    'SERVICE_UNAVAILABLE',
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rows(`select 1 from leads where idempotency_key = '${sending.key}'`)).toEqual([]);
  const [, second] = nodes();
  const stored = await sendLead(second, sending);
  expect(stored.status).toBe(201);
  const file = rows(`select file from leads where id = '${stored.data?.id}'`)[0]?.[0] ?? '';
  const asset = await fetch(`${cluster.first.url}/assets/${file}`, {
    headers: { Authorization: `Bearer ${cluster.first.adminToken}` },
  });
  expect([asset.status, (await asset.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
});

it('answers 503 while PostgreSQL is away for half a minute, and takes the same forms after it', async () => {
  const forms: { key: string; fields: Record<string, string> }[] = [];
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  await cluster.postgres().stop('SIGINT');
  for (const end = Date.now() + AWAY_MS; Date.now() < end; await wait(500)) {
    const some = Array.from({ length: 4 }, () => ({
      key: randomUUID(),
      fields: fieldsFor('consultation'),
    }));
    forms.push(...some);
    answers.push(...(await Promise.all(some.map(({ key, fields }) => send(key, fields)))));
  }
  await cluster.startPostgres();
  for (const { status, headers } of answers) {
    expect([status, Number(headers['retry-after']) > 0]).toEqual([503, true]);
  }
  const taken = await Promise.all(
    forms.map(async ({ key, fields }) => {
      const { id } = await until(
        () => send(key, fields),
        ({ status }) => status === 201,
        60_000,
      );
      return [key, id];
    }),
  );
  const keys = forms.map(({ key }) => `'${key}'`).join();
  const stored = rows(`select idempotency_key, id from leads where idempotency_key in (${keys})`);
  expect(stored.length).toBe(forms.length);
  expect(new Map(stored.map(([key, id]) => [key, id]))).toEqual(
    new Map(taken.map(([key, id]) => [key, id])),
  );
  expect(await untilMailed()).toBe(0);
  const mails = await teamMails();
  expect(stored.map(([, id = '']) => mails.get(id))).toEqual(Array(forms.length).fill(1));
});

it('serves others while slow clients hold their connections', async () => {
  const slow: ConnectionOptions & { localAddress: string } = {
    port: cluster.nginx.httpsPort,
    host: '127.0.0.1',
    localAddress: '127.0.0.9',
    servername: NAMES.cms,
    rejectUnauthorized: false,
  };
  const open = () =>
    new Promise<TLSSocket>((resolve) => {
      const socket = connect(slow, () => resolve(socket));
      socket.on('error', () => undefined).resume();
    });
  const sockets = await Promise.all(Array.from({ length: 60 }, open));
  const ended = sockets.map((socket) => new Promise((resolve) => socket.on('close', resolve)));
  for (const socket of sockets) {
    socket.write(
      `POST /leads/vacancy HTTP/1.1\r\nHost: ${NAMES.cms}\r\nContent-Length: 100000\r\n` +
        'Content-Type: multipart/form-data; boundary=x\r\n\r\n--x\r\n',
    );
  }
  expect((await send(randomUUID(), fieldsFor('consultation'))).status).toBe(201);
  await Promise.all(ended);
  expect((await send(randomUUID(), fieldsFor('consultation'))).status).toBe(201);
});

it('runs the hourly jobs in one process at a time, and in another after a kill', async () => {
  type Pool = Parameters<typeof inOneProcess>[0];
  const knex = createRequire(path.resolve('cms/package.json'))('knex') as (config: object) => Pool;
  const open = () => knex({ client: 'pg', connection: cluster.postgres().url });
  const [one, other] = [open(), open()];
  const ran: string[] = [];
  let end: () => void = () => undefined;
  const isEnded = new Promise<void>((resolve) => (end = resolve));
  const isRunning = new Promise<void>((resolve) => {
    void inOneProcess(one, async () => {
      ran.push('one');
      resolve();
      await isEnded;
    }).catch(() => undefined);
  });
  await isRunning;
  const note = async () => void ran.push('other');
  expect(await inOneProcess(other, note)).toBe(false);
  // Its connection is gone, as that of a killed process.
  rows(
    "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7310019",
  );
  await until(() => inOneProcess(other, note), Boolean, 10_000);
  expect(ran).toEqual(['one', 'other']);
  end();
  await Promise.all([one.destroy(), other.destroy()]);
});
