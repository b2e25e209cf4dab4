import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { directusFetch, type TestDirectus } from './directus';

/** The project's folder. */
const ROOT = process.cwd();
const POLL_MS = 100;

export interface PublisherProcess {
  child: ChildProcess;
  ended: Promise<number | null>;
  /** What it has printed. */
  output(): string;
}

/** Variables that make a publisher work for a Directus of the tests. */
export const publisherEnv = (
  { url, buildToken, env }: TestDirectus,
  port: number,
): Record<string, string> => ({
  SITE_URL: 'https://www.amara.example',
  DIRECTUS_URL: url,
  DIRECTUS_TOKEN: buildToken,
  PUBLISHER_TOKEN: env.publisherToken,
  PUBLISHER_SECRET: env.publisherSecret,
  PUBLISHER_PORT: String(port),
});

/** Runs a script of the project in a folder, as npm does with a command. */
export function startScript(
  script: string,
  directory: string,
  env: Readonly<Record<string, string>>,
): PublisherProcess {
  const tsx = pathToFileURL(path.join(ROOT, 'node_modules/tsx/dist/loader.mjs')).href;
  const child = spawn(process.execPath, ['--import', tsx, path.join(ROOT, script)], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', CI: 'true', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    child,
    ended: new Promise((resolve) => child.on('close', resolve)),
    output: () => output,
  };
}

/** A row of `builds`, as tests look at it. */
export interface BuildRecord {
  id: string;
  status: string;
  trigger: string;
  reason: string | null;
  durations: Record<string, number> | null;
  changed_paths: string[] | null;
  kept: boolean;
}

/** The Directus whose builds are looked at. */
type Queue = Pick<TestDirectus, 'url' | 'adminToken'>;

/** The builds, oldest first. */
export async function readBuilds({ url, adminToken }: Queue): Promise<BuildRecord[]> {
  const { json } = await directusFetch(url, '/items/builds?sort=date_created&limit=-1', {
    token: adminToken,
  });
  return (json as { data: BuildRecord[] }).data;
}

/**
 * Waits until the queue is empty and nothing is being built.
 *
 * @param before - number of builds there were: waits until there are more
 */
export async function untilIdle(directus: Queue, before = 0): Promise<BuildRecord[]> {
  for (;;) {
    const builds = await readBuilds(directus);
    const isIdle = builds.every(({ status }) => status !== 'queued' && status !== 'running');
    if (isIdle && builds.length > before) return builds;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}
