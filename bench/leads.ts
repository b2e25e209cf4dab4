// Latency of concurrent requests, without and with files, on SQLite and, if BENCH_PG holds a
// connection string, on PostgreSQL.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { startTestDirectus, type TestDirectus } from '../__tests__/support/directus';
import { fieldsFor, sendLead } from '../__tests__/support/leads';
import { recordRun } from './support/record';
import { median, quantile } from './support/statistics';

const REQUESTS = 200;
const PARALLEL = 20;
const MEGABYTE = 1024 * 1024;
const UNLIMITED = { LEADS_RATE_LIMIT: '1000000', LEADS_CONTACT_LIMIT: '1000000' };

/** Resident memory of a process, MB; undefined if the system does not report it. */
function memoryOf(pid: number | undefined): number | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
  } catch {
    return undefined;
  }
}

async function round(cms: TestDirectus, name: string, withFile: boolean): Promise<string[]> {
  const times: number[] = [];
  let errors = 0;
  let left = REQUESTS;
  const files = withFile ? [{ name: 'cv.pdf', content: 'pdf', bytes: MEGABYTE }] : [];
  const kind = withFile ? 'vacancy' : 'consultation';
  const sender = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      const sending = { kind, fields: fieldsFor(kind), files, key: randomUUID() };
      const { status } = await sendLead(cms.url, sending);
      times.push(performance.now() - started);
      if (status !== 201) errors += 1;
    }
  };
  const before = memoryOf(cms.pid());
  const started = performance.now();
  await Promise.all(Array.from({ length: PARALLEL }, sender));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return [
    `${name}, ${withFile ? '1 MB files' : 'no files'}`,
    seconds,
    median(times).toFixed(0),
    quantile(times, 0.95).toFixed(0),
    String(errors),
    `${before ?? '–'}`,
    `${memoryOf(cms.pid()) ?? '–'}`,
  ];
}

async function main() {
  const connection = process.env.BENCH_PG;
  const rows: string[][] = [];
  for (const database of [undefined, ...(connection === undefined ? [] : [connection])]) {
    const cms = await startTestDirectus({ demo: true, env: UNLIMITED, database });
    const name = database === undefined ? 'SQLite' : 'PostgreSQL';
    try {
      rows.push(await round(cms, name, false), await round(cms, name, true));
    } finally {
      await cms.stop();
    }
  }
  const columns = ['database', 's', 'p50 ms', 'p95 ms', 'errors', 'MB before', 'MB after'];
  recordRun('leads', [{ title: `${REQUESTS} requests, ${PARALLEL} at once`, columns, rows }]);
}

void main();
