// How long 5,000 items with three translations take from Directus into Gatsby's node store.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { directusFetch, startTestDirectus } from '../__tests__/support/directus';
import { recordRun } from './support/record';
import { seedNews } from './support/sourcing-seed';

const ITEMS = 5000;

async function main() {
  const directus = await startTestDirectus();
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-sourcing-'));
  const rows: string[][] = [];
  const run = (name: string, budget: string) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [...process.execArgv, path.resolve('bench/support/sourcing-run.ts')],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        encoding: 'utf8',
        env: {
          ...process.env,
          BENCH_URL: directus.url,
          BENCH_TOKEN: directus.buildToken,
          BENCH_DIRECTORY: directory,
          NODE_ENV: 'production',
        },
      },
    );
    if (status !== 0) throw new Error('Sourcing failed.');
    rows.push([name, budget, ...(JSON.parse(stdout) as string[])]);
  };
  try {
    const started = performance.now();
    await seedNews(directus, ITEMS);
    const seconds = Math.round((performance.now() - started) / 1000);
    run('cold', '5 s');
    run('unchanged', '1 s');
    await directusFetch(directus.url, '/items/posts/1', {
      token: directus.adminToken,
      method: 'PATCH',
      body: { published_at: '2020-02-02' },
    });
    run('one item edited', '1 s');
    const title = `${ITEMS} items with 3 translations, written in ${seconds} s`;
    const columns = ['run', 'budget', 'took', 'fingerprints', 'nodes', 'CPU', 'what it did'];
    recordRun('sourcing', [{ title, columns, rows }]);
  } finally {
    await directus.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

void main();
