import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../../../../cms/scripts/directus-process';
import { makeSiteCopy } from '../../../../e2e/support/site-copy';
import { isIdentity, isImmutable, scan } from '../../../../publisher/src/release/files';
import { buildPaths } from '../../../../scripts/support/workspace';
import { startTestDirectus, type TestDirectus } from '../../../support/directus';
import {
  publisherEnv,
  readBuilds,
  startScript,
  untilIdle,
  type BuildRecord,
  type PublisherProcess,
} from '../../../support/publisher-process';
import { randomEdits } from '../../../support/random-edits';
import { seededRandom } from '../../../support/seeded-random';

/** Edits, of which a build takes up to three; another seed draws others. */
const EDITS = Number(process.env.CHAIN_EDITS ?? 50);
const SEED = Number(process.env.CHAIN_SEED ?? 1);

// An idle machine takes a third of it; other tests run beside this one.
jest.setTimeout(600_000 + EDITS * 20_000);

let directory: string;
let directus: TestDirectus;
let publisher: PublisherProcess | undefined;
let env: Record<string, string>;

const built = () => path.join(buildPaths(directory).workspace, 'public');

beforeAll(async () => {
  mkdirSync('.run', { recursive: true });
  directory = mkdtempSync(path.resolve('.run/chain-'));
  makeSiteCopy(directory);
  const port = await freePort();
  directus = await startTestDirectus({
    demo: true,
    env: { PUBLISHER_URL: `http://127.0.0.1:${port}` },
  });
  env = publisherEnv(directus, port);
});

afterAll(async () => {
  publisher?.child.kill('SIGTERM');
  await publisher?.ended;
  await directus?.stop();
  rmSync(directory, { recursive: true, force: true });
});

/** Waits for the build of a save. */
async function untilBuilt(buildsBefore: number): Promise<BuildRecord | undefined> {
  for (;;) {
    const builds = await untilIdle(directus);
    if (builds.length > buildsBefore) return builds.at(-1);
  }
}

/** Files of two folders that differ; those of the first that the second lacks. */
function differences(one: string, other: string): { different: string[]; extra: string[] } {
  const [files, others] = [scan(one), scan(other)];
  const names = [...others.keys()].filter((name) => !isIdentity(name));
  return {
    different: names.filter(
      (name) =>
        !files.has(name) ||
        !readFileSync(path.join(one, name)).equals(readFileSync(path.join(other, name))),
    ),
    extra: [...files.keys()].filter((name) => !others.has(name) && !isIdentity(name)),
  };
}

it(`a chain of ${EDITS} edits makes what a cold build makes of the same content`, async () => {
  const random = seededRandom(SEED);
  const edit = randomEdits(directus, random);
  publisher = startScript('scripts/publisher.ts', directory, env);
  const first = await untilIdle(directus);
  const refused: unknown[] = [];
  for (let made = 0; made < EDITS;) {
    const before = (await readBuilds(directus)).length;
    const names: string[] = [];
    for (let more = 1 + random.upTo(2); more > 0 && made < EDITS; more--, made++) {
      names.push(await edit());
    }
    const build = await untilBuilt(before);
    if (build?.status !== 'live') refused.push({ names, ...build });
  }
  expect(refused).toEqual([]);
  const builds = (await readBuilds(directus)).slice(first.length);
  // The process stayed.
  expect(builds.filter(({ durations }) => durations?.full !== undefined)).toEqual([]);
  publisher.child.kill('SIGTERM');
  await publisher.ended;
  const chain = path.join(directory, '.run/chain');
  cpSync(built(), chain, { recursive: true });

  rmSync(buildPaths(directory).workspace, { recursive: true });
  const cold = startScript('scripts/build.ts', directory, env);
  expect({ code: await cold.ended, output: cold.output() }).toMatchObject({ code: 0 });
  const { different, extra } = differences(chain, built());
  expect(different).toEqual([]);
  // Pictures and styles that no page needs any more, under names that nothing else will have.
  expect(extra.filter((name) => !isImmutable(name))).toEqual([]);
});
