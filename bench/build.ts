// Builds of this site and of its peers (bench/peers) with 100, 1,000 and 5,000 news in three languages:
// cold, with nothing changed, with one item edited, with a template changed, and an edit on demand: by
// this site's publisher, and by the server of a framework that can make a single page anew.
// BENCH_SIZES, BENCH_RUNS and BENCH_PEERS make it shorter.
import path from 'node:path';
import { directusFetch, startTestDirectus, type TestDirectus } from '../__tests__/support/directus';
import { freePort } from '../cms/scripts/ports';
import { stopWith } from '../scripts/support/messages';
import { buildPaths } from '../scripts/support/workspace';
import { LANGS, newsSlugs } from './peers/shared/content';
import {
  buildTable,
  costTable,
  phaseTables,
  type BuildSeries,
  type BuildStep,
} from './support/build-tables';
import { peerBuilder, siteBuilder, type Builder } from './support/builders';
import { siteEnv } from './support/built-site';
import type { MeasuredRun } from './support/measured-run';
import { publications, revalidations } from './support/on-demand';
import { makePeerData } from './support/peer-data';
import { nameWithVersion, peerEnv, wantedPeers } from './support/peers';
import { recordRun } from './support/record';
import { startResidentPublisher } from './support/resident-publisher';
import { seedNews } from './support/sourcing-seed';
import { median } from './support/statistics';

const SIZES = (process.env.BENCH_SIZES ?? '100,1000,5000').split(',').map(Number);
const RUNS = Number(process.env.BENCH_RUNS ?? 1);
/** Edits on demand; they are short beside the builds. */
const EDITS = Math.max(RUNS, 3);
const FOLDER = path.resolve('.run/bench-build');
/** The news item that is edited; one of the seeded. */
const NEWS = 'news-1';

/** Edits the English title of the item. */
async function edit({ url, adminToken: token }: TestDirectus, title: string): Promise<void> {
  const query = `filter[posts_id][slug][_eq]=${NEWS}&filter[languages_code][_eq]=en&fields=id`;
  const { json } = await directusFetch(url, `/items/posts_translations?${query}`, { token });
  const { data } = json as { data: { id: number }[] };
  const { status } = await directusFetch(url, `/items/posts_translations/${data[0]?.id}`, {
    token,
    method: 'PATCH',
    body: { title },
  });
  if (status !== 200) throw new Error(`The edit was refused: ${status}`);
}

/** A build whose page must have a text: otherwise it was fast because it was wrong. */
async function buildWith(builder: Builder, text: string): Promise<MeasuredRun> {
  const run = await builder.build();
  if (!builder.readNews(NEWS).includes(text)) {
    throw new Error(`${builder.name} does not have “${text}” after a build.`);
  }
  return run;
}

async function measure(
  builder: Builder,
  items: number,
  directus: TestDirectus,
): Promise<BuildSeries> {
  const steps: Partial<Record<BuildStep, MeasuredRun[]>> = {};
  const phases: BuildSeries['phases'] = {};
  const took = (step: BuildStep, run: MeasuredRun) => {
    (steps[step] ??= []).push(run);
    phases[step] = builder.phases();
    process.stderr.write(`${builder.name}, ${items}, ${step}: ${run.seconds.toFixed(1)} s\n`);
  };
  for (let round = 0; round < RUNS; round += 1) {
    const mark = `${items} ${round}`;
    await edit(directus, `Before ${mark}`);
    builder.reset();
    took('cold', await buildWith(builder, `Before ${mark}`));
    took('unchanged', await buildWith(builder, `Before ${mark}`));
    await edit(directus, `After ${mark}`);
    took('one item', await buildWith(builder, `After ${mark}`));
    builder.changeTemplate(`Changed ${mark}`);
    took('template', await buildWith(builder, `Changed ${mark}`));
  }
  return { builder: builder.name, items, pages: builder.pages(), steps, phases };
}

/** Edits published by this site's publisher, which runs for that alone. */
async function publishEdits(directus: TestDirectus, port: number): Promise<number[]> {
  const publisher = await startResidentPublisher(FOLDER, directus, port);
  try {
    return await publications(publisher, `news/${NEWS}`, EDITS, (title) => edit(directus, title));
  } finally {
    await publisher.stop();
  }
}

/** A series with the edits on demand; none where the builder only builds. */
function withOnDemand(series: BuildSeries, onDemand: readonly number[]): BuildSeries {
  if (onDemand.length > 0) {
    const { builder, items } = series;
    process.stderr.write(`${builder}, ${items}, on demand: ${median(onDemand).toFixed(2)} s\n`);
  }
  return { ...series, onDemand };
}

async function main() {
  const port = await freePort();
  const directus = await startTestDirectus({
    demo: true,
    env: { PUBLISHER_URL: `http://127.0.0.1:${port}` },
  });
  const series: BuildSeries[] = [];
  try {
    const site = siteBuilder(FOLDER, siteEnv(directus));
    for (const [index, items] of SIZES.entries()) {
      await seedNews(directus, items, SIZES[index - 1] ?? 0);
      const measured = await measure(site, items, directus);
      const peers = wantedPeers();
      if (peers.length > 0) {
        const built = path.join(buildPaths(FOLDER).workspace, 'public');
        await makePeerData(built, directus, NEWS);
      }
      series.push(withOnDemand(measured, await publishEdits(directus, port)));
      if (peers.length === 0) continue;
      const env = peerEnv(directus);
      const pages = LANGS.length * ((await newsSlugs()).length + 2);
      for (const peer of peers) {
        const name = nameWithVersion(peer);
        const own = await measure(peerBuilder(peer, env, { name, pages }), items, directus);
        const onDemand = await revalidations(peer, env, `/en/news/${NEWS}`, EDITS, (title) =>
          edit(directus, title),
        );
        series.push(withOnDemand(own, onDemand));
      }
    }
  } finally {
    await directus.stop();
  }
  const cost = costTable(series);
  recordRun('build', [buildTable(series), ...(cost ? [cost] : []), ...phaseTables(series)]);
}

main().catch(stopWith);
