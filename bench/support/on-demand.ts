import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startPeerBuild, startPeerServer, type Peer } from './peers';
import type { ResidentPublisher } from './resident-publisher';

const LONGEST_MS = 30_000;
const POLL_MS = 5;

/**
 * Has the server of a framework make a page anew after an edit, as a CMS would with a webhook.
 *
 * @param page - its address
 * @param edit - saves a title in the CMS
 * @returns seconds from the call until the page with the title is served; none where the framework
 *   only builds
 * @throws Error if that does not happen
 */
export async function revalidations(
  peer: Peer,
  env: Readonly<Record<string, string>>,
  page: string,
  runs: number,
  edit: (title: string) => Promise<void>,
): Promise<number[]> {
  if (!peer.onDemand) return [];
  await startPeerBuild(peer, env, peer.onDemand.build).ended;
  const server = await startPeerServer(peer, peer.onDemand.serve, env);
  const read = async () => (await fetch(server.url + page)).text();
  try {
    const seconds: number[] = [];
    // The first visit of a page has the server make and keep it.
    await read();
    for (let run = 0; run < runs; run += 1) {
      const title = `On demand ${run}`;
      await edit(title);
      if ((await read()).includes(title)) {
        throw new Error(`${peer.name} did not keep ${page}: it is made for every visit.`);
      }
      const started = performance.now();
      await fetch(`${server.url}/api/revalidate`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ path: page }),
      });
      while (!(await read()).includes(title)) {
        if (performance.now() - started > LONGEST_MS) {
          throw new Error(`${peer.name} does not make ${page} anew.`);
        }
        await wait(POLL_MS);
      }
      seconds.push((performance.now() - started) / 1000);
    }
    return seconds;
  } finally {
    await server.close();
  }
}

/**
 * Has this site's publisher publish an edited page.
 *
 * @param page - its path
 * @param edit - saves a title in the CMS
 * @returns seconds from the save until the released page has the title
 * @throws Error if that does not happen
 */
export async function publications(
  publisher: ResidentPublisher,
  page: string,
  runs: number,
  edit: (title: string) => Promise<void>,
): Promise<number[]> {
  const publish = async (title: string) => {
    const isLive = async () =>
      readFileSync(await publisher.servedFile(page), 'utf8').includes(title);
    if (await isLive()) throw new Error(`${page} has “${title}” before the edit.`);
    return (await publisher.publish(() => edit(title), isLive)).seconds;
  };
  // As the first visit of a page is for a framework's server.
  await publish('Before on demand');
  const seconds: number[] = [];
  for (let run = 0; run < runs; run += 1) seconds.push(await publish(`On demand ${run}`));
  return seconds;
}
