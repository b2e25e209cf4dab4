// How long a build of 1,000 news in three locales takes, cold and warm, and what each phase costs.
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { directusFetch, startTestDirectus } from '../__tests__/support/directus';
import { buildSiteCopy, makeSiteCopy } from '../e2e/support/site-copy';
import { buildPaths } from '../scripts/support/workspace';
import { siteEnv } from './support/built-site';
import { buildPhases } from './support/build-phases';
import { recordRun } from './support/record';
import type { Table } from './support/results';
import { seedNews } from './support/sourcing-seed';

const ITEMS = 1000;
const SHORTEST_PHASE_SHOWN = 0.5;

async function main() {
  const directory = path.resolve('.run/bench-build');
  makeSiteCopy(directory);
  const directus = await startTestDirectus({ demo: true });
  const env = siteEnv(directus);
  const tables: Table[] = [];
  const run = async (name: string) => {
    const started = performance.now();
    const { code, output } = await buildSiteCopy(directory, env);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    tables.push({
      title: name,
      columns: ['phase', 's'],
      rows: [
        ['all', seconds],
        ...buildPhases(output)
          .filter((phase) => phase.seconds >= SHORTEST_PHASE_SHOWN)
          .map((phase) => [phase.name, phase.seconds.toFixed(1)]),
      ],
    });
  };
  try {
    await run('demo content alone, pictures encoded where they were not yet');
    await seedNews(directus, ITEMS);
    rmSync(buildPaths(directory).workspace, { recursive: true, force: true });
    await run(`cold, ${ITEMS} news more in three locales, pictures cached`);
    await run('warm, nothing changed');
    await directusFetch(directus.url, '/items/posts/100', {
      token: directus.adminToken,
      method: 'PATCH',
      body: { published_at: '2020-02-02' },
    });
    await run('warm, one item edited');
    recordRun('build', tables);
  } finally {
    await directus.stop();
    if (existsSync(directory)) rmSync(directory, { recursive: true, force: true });
  }
}

void main();
