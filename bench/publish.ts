// Latency from the save of an edit until it is live, by kind and by step, among many items, and the
// builder's memory. BENCH_ITEMS (1,000 news in three locales), BENCH_EDITS of each kind (10),
// BENCH_MORE edits before the memory is read (200).
import { existsSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { directusFetch, startTestDirectus } from '../__tests__/support/directus';
import { readBuilds, untilIdle, type BuildRecord } from '../__tests__/support/publisher-process';
import { freePort } from '../cms/scripts/ports';
import { makeSiteCopy } from '../e2e/support/site-copy';
import { releasePaths } from '../scripts/support/releases';
import { memoryOf } from './support/measured-run';
import { recordRun } from './support/record';
import { startResidentPublisher, type ResidentPublisher } from './support/resident-publisher';
import { seedNews } from './support/sourcing-seed';
import { median } from './support/statistics';

const ITEMS = Number(process.env.BENCH_ITEMS ?? 1000);
const EDITS = Number(process.env.BENCH_EDITS ?? 10);
const MORE = Number(process.env.BENCH_MORE ?? 200);
const BURST = 50;
const BURST_MS = 60_000;

async function main() {
  const directory = path.resolve('.run/bench-publish');
  makeSiteCopy(directory);
  const port = await freePort();
  const directus = await startTestDirectus({
    demo: true,
    env: { PUBLISHER_URL: `http://127.0.0.1:${port}` },
  });
  const token = directus.adminToken;
  const call = async (address: string, method = 'GET', body?: unknown) => {
    const { status, json } = await directusFetch(directus.url, address, { token, method, body });
    if (status >= 400) throw new Error(`${method} ${address}: ${status} ${JSON.stringify(json)}`);
    return (json as { data: { id: string | number }[] } | undefined)?.data ?? [];
  };
  const { current } = releasePaths(directory);
  const live = () => (existsSync(current) ? readlinkSync(current) : '');
  let publisher: ResidentPublisher | undefined;
  try {
    await seedNews(directus, ITEMS);
    publisher = await startResidentPublisher(directory, directus, port);

    const ids = (rows: { id: string | number }[]) => rows.map(({ id }) => id);
    const news = ids(await call('/items/posts?filter[slug][_starts_with]=news-&limit=400'));
    const texts = ids(
      await call('/items/posts_translations?filter[posts_id][slug][_starts_with]=news-&limit=400'),
    );
    const units = ids(await call('/items/project_units?limit=-1'));
    const files = ids(await call('/files?filter[type][_eq]=image/jpeg&limit=-1'));
    const at = <T>(list: readonly T[], index: number) => list[index % list.length] as T;
    const change = (collection: string, id: string | number, values: object) =>
      call(`/items/${collection}/${id}`, 'PATCH', values);

    const kinds: Record<string, (index: number) => Promise<unknown>> = {
      text: (index) => change('posts_translations', at(texts, index), { title: `Edited ${index}` }),
      'new item': (index) =>
        call('/items/posts', 'POST', {
          status: 'published',
          kind: 'news',
          slug: `bench-${index}`,
          published_at: '2023-05-05',
          translations: [{ languages_code: 'en', title: `New ${index}` }],
        }),
      draft: (index) => change('posts', at(news, 100 + index), { status: 'draft' }),
      slug: (index) => change('posts', at(news, 200 + index), { slug: `moved-${index}` }),
      price: (index) =>
        change('project_units', at(units, index), { price_completed: 200_000 + index }),
      picture: (index) => change('posts', at(news, 300 + index), { image: at(files, index) }),
      redirect: (index) =>
        call('/items/redirects', 'POST', {
          from_path: `/bench-${index}`,
          to_path: '/news',
          status_code: 301,
        }),
      settings: (index) => call('/items/settings', 'PATCH', { phone: `+6236155${1000 + index}` }),
    };
    const steps = ['sourcing', 'planning', 'queries', 'html', 'files', 'staging', 'gate', 'switch'];
    const rows: string[][] = [];
    for (const [name, make] of Object.entries(kinds)) {
      const seconds: number[] = [];
      const builds: BuildRecord[] = [];
      for (let index = 0; index < EDITS; index++) {
        const before = live();
        const published = await publisher.publish(
          () => make(index),
          () => live() !== before,
        );
        seconds.push(published.seconds);
        if (published.build) builds.push(published.build);
      }
      const step = (key: string) =>
        median(builds.map(({ durations }) => durations?.[key] ?? 0)).toFixed(2);
      const pages = median(builds.map((build) => build.changed_paths?.length ?? 0));
      rows.push([name, `${median(seconds).toFixed(2)} s`, ...steps.map(step), String(pages)]);
      process.stderr.write(`${name}\n`);
    }

    const before = (await readBuilds(directus)).length;
    for (let index = 0; index < BURST; index++) {
      await change('posts_translations', at(texts, 50 + index), { title: `Burst ${index}` });
      await wait(BURST_MS / BURST);
    }
    const builds = await untilIdle(directus);
    for (let index = 0; index < MORE; index++) {
      await change('posts_translations', at(texts, index), { title: `More ${index}` });
      await wait(1000);
    }
    await untilIdle(directus);
    const memory = memoryOf(publisher.processId).toFixed(0);
    recordRun('publish', [
      {
        title: `${ITEMS} news in three locales beside the demo content, ${EDITS} edits of each kind`,
        columns: ['edit', 'save → live, median', ...steps, 'pages'],
        rows,
        note: `First build ${publisher.firstSeconds.toFixed(1)} s; ${BURST} saves in a minute: ${builds.length - before} builds; memory after ${MORE} more edits: ${memory} MB.`,
      },
    ]);
  } finally {
    await publisher?.stop();
    await directus.stop();
    rmSync(directory, { recursive: true, force: true });
  }
}

void main();
