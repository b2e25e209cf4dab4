// Load on two nodes of Directus behind nginx, with the limits that a deployment has: BENCH_RATE forms
// a second for BENCH_SECONDS, each tenth of them from one network. Answers, rows and mails are counted.
import { randomUUID } from 'node:crypto';
import { Agent } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { startCluster, type Cluster } from '../__tests__/support/cluster';
import { fieldsFor, readMails, until } from '../__tests__/support/leads';
import { askTls, NAMES } from '../__tests__/support/nginx-server';
import { query } from '../__tests__/support/one-server';
import { ensureServers } from '../scripts/support/servers';
import { recordRun } from './support/record';
import { median, quantile } from './support/statistics';

const RATE = Number(process.env.BENCH_RATE ?? 200);
const SECONDS = Number(process.env.BENCH_SECONDS ?? 60);
/** Every how many forms one comes from the network that sends too many. */
const FLOOD_EVERY = 10;
const FLOOD = '127.0.0.2';
const MAILS_MS = 900_000;

interface Outcome {
  isFlood: boolean;
  key: string;
  status: number;
  code: string;
  /** Whether the answer says in JSON what is wrong and, of 429 and 503, when to come back. */
  isReadable: boolean;
  id: string | undefined;
  ms: number;
}

/** Connections are not shared: each visitor has a network of its own. */
const agent = new Agent({ keepAlive: false });
const networkOf = (index: number) =>
  `127.${1 + (index % 250)}.${Math.floor(index / 250) % 250}.${1 + (Math.floor(index / 62_500) % 250)}`;

async function visit(cluster: Cluster, index: number): Promise<Outcome> {
  const isFlood = index % FLOOD_EVERY === 0;
  const key = randomUUID();
  const form = new FormData();
  for (const [name, value] of Object.entries(fieldsFor('consultation'))) form.append(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const started = performance.now();
  const done = (outcome: Pick<Outcome, 'status' | 'code' | 'isReadable' | 'id'>): Outcome => ({
    ...{ isFlood, key, ms: performance.now() - started },
    ...outcome,
  });
  try {
    const answer = await askTls(cluster.nginx, NAMES.cms, '/leads/consultation', {
      method: 'POST',
      agent,
      localAddress: isFlood ? FLOOD : networkOf(index),
      headers: {
        'Content-Type': encoded.headers.get('content-type') ?? '',
        'Content-Length': String(body.length),
        'Idempotency-Key': key,
      },
      body,
    });
    const status = answer.status ?? 0;
    const { data, errors } = JSON.parse(answer.body.toString()) as {
      data?: { id: string };
      errors?: { message: string; extensions: { code: string } }[];
    };
    const code = errors?.[0]?.extensions.code ?? '';
    const isReadable =
      status === 201 || (code !== '' && Number(answer.headers['retry-after'] ?? 1) > 0);
    return done({ status, code, isReadable, id: data?.id });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? (error as Error).message;
    return done({ status: 0, code, isReadable: false, id: undefined });
  }
}

/** How many there are of each word. */
function countOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** A row for each answer. */
function answersOf(name: string, outcomes: readonly Outcome[]): string[][] {
  const kinds = countOf(outcomes.map(({ status, code }) => `${status || 'none'} ${code}`.trim()));
  return [...kinds].sort().map(([kind, count]) => {
    const times = outcomes
      .filter(({ status, code }) => `${status || 'none'} ${code}`.trim() === kind)
      .map(({ ms }) => ms);
    const [middle, late] = [median(times), quantile(times, 0.95)];
    return [name, kind, String(count), middle.toFixed(0), late.toFixed(0)];
  });
}

async function main() {
  ensureServers();
  const cluster = await startCluster('production');
  try {
    const setUp = await fetch(`${cluster.first.url}/items/settings`, {
      method: 'PATCH',
      headers: {
        Authorization: `Bearer ${cluster.first.adminToken}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ leads_email: 'team@example.com' }),
    });
    if (!setUp.ok) throw new Error(`The settings were refused: ${setUp.status}`);
    const visits: Promise<Outcome>[] = [];
    const started = performance.now();
    while (performance.now() - started < SECONDS * 1000) {
      // As many as are due by now: the rate does not fall with the speed of the answers.
      const due = Math.floor(((performance.now() - started) / 1000) * RATE);
      while (visits.length < due) visits.push(visit(cluster, visits.length));
      await wait(5);
    }
    const sent = (performance.now() - started) / 1000;
    const outcomes = await Promise.all(visits);
    const answered = (performance.now() - started) / 1000;
    const count = (sql: string) => Number(query(cluster.postgres(), sql)[0]?.[0]);
    await until(
      async () => count("select count(*) from leads where team_mail = 'waiting'"),
      (waiting) => waiting === 0,
      MAILS_MS,
    );
    const mailed = (performance.now() - started) / 1000;
    const rows = query(cluster.postgres(), 'select id, idempotency_key from leads');
    const stored = new Map(rows.map(([id = '', key = '']) => [key, id]));
    const taken = outcomes.filter(({ status }) => status === 201);
    const unanswered = outcomes.filter(({ status, key }) => status !== 201 && stored.has(key));
    const ids = (await readMails(cluster.first.mailbox)).flatMap(
      ({ messageId = '' }) => /^<(.*)\.team@/.exec(messageId)?.[1] ?? [],
    );
    const mails = countOf(ids);
    const lost = taken.filter(({ key, id }) => stored.get(key) !== id).length;
    const unmailed = rows.filter(([id = '']) => !mails.has(id)).length;
    const columns = ['from', 'answer', 'count', 'p50 ms', 'p95 ms'];
    const of = (isFlood: boolean) => outcomes.filter((outcome) => outcome.isFlood === isFlood);
    recordRun('cluster', [
      {
        title: `${outcomes.length} forms in ${sent.toFixed(0)} s, the last answer after ${answered.toFixed(0)} s`,
        columns,
        rows: [...answersOf('a network each', of(false)), ...answersOf('one network', of(true))],
      },
      {
        title: 'Counted on both sides',
        columns: ['what', 'count'],
        rows: [
          ['stored a second while forms were sent', (taken.length / answered).toFixed(1)],
          ['answers 201', String(taken.length)],
          ['of them without their row', String(lost)],
          ['rows', String(rows.length)],
          ['of them with another answer than 201', String(unanswered.length)],
          ['keys with more than one row', String(rows.length - stored.size)],
          ['mails to the team', String(ids.length)],
          ['rows without a mail', String(unmailed)],
          ['mails sent twice', String(ids.length - mails.size)],
          ['seconds until the last mail', mailed.toFixed(0)],
          [
            'answers that say nothing readable',
            String(outcomes.filter((outcome) => !outcome.isReadable).length),
          ],
        ],
      },
    ]);
  } finally {
    agent.destroy();
    await cluster.stop();
  }
}

void main();
