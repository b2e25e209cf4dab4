import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readXml } from '../gate/xml';

/** Connection to the search engines that take changed addresses by the IndexNow protocol. */
export interface IndexNowEnv {
  /** The site's key, which it also serves as a file. */
  key: string;
  /** URL that addresses are sent to. */
  endpoint: string;
}

export interface IndexNowOptions extends IndexNowEnv {
  /** Origin of the site. */
  siteUrl: string;
  log: (line: string) => void;
}

/** Tells search engines which addresses have changed with a release. */
export interface IndexNow {
  /**
   * Sends the addresses that differ between two releases. It never throws: a release does not
   * depend on it.
   *
   * @param before - folder of the release that was live
   * @param after - folder of the live release
   */
  announce(before: string, after: string): Promise<void>;
}

/** Limit of the protocol for one request. */
const MOST_ADDRESSES = 10_000;
const TIMEOUT_MS = 10_000;

/** The addresses of the sitemaps of a release, each with the time of its last change. */
export function listedAddresses(directory: string): Map<string, string> {
  const listed = new Map<string, string>();
  for (const name of readdirSync(directory)) {
    if (!/^sitemap-\d+\.xml$/.test(name)) continue;
    let address = '';
    for (const element of readXml(readFileSync(path.join(directory, name), 'utf8')) ?? []) {
      if (element.name === 'loc') {
        address = element.text;
        listed.set(address, '');
      }
      if (element.name === 'lastmod') listed.set(address, element.text);
    }
  }
  return listed;
}

/**
 * The addresses that are new, gone, or whose content was changed since. A page that differs by its
 * scripts alone has the same time and is not among them.
 *
 * @param before - addresses with the time of their last change
 * @param after - the same, of the newer release
 */
export function changedAddresses(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const changed = [...after].filter(([address, moment]) => before.get(address) !== moment);
  const gone = [...before.keys()].filter((address) => !after.has(address));
  return [...changed.map(([address]) => address), ...gone].sort();
}

/** Creates the sender of changed addresses. */
export function createIndexNow({ key, endpoint, siteUrl, log }: IndexNowOptions): IndexNow {
  const send = async (urlList: readonly string[]) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl).host,
        key,
        keyLocation: `${siteUrl}/${key}.txt`,
        urlList,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the answer is ${response.status}`);
  };
  return {
    announce: async (before, after) => {
      try {
        const addresses = changedAddresses(listedAddresses(before), listedAddresses(after));
        const sent = addresses.slice(0, MOST_ADDRESSES);
        if (sent.length === 0) return;
        await send(sent);
        log(`IndexNow: ${sent.length} changed addresses are sent.`);
      } catch (error) {
        const words = error instanceof Error ? error.message : String(error);
        log(`IndexNow: the changed addresses could not be sent: ${words}.`);
      }
    },
  };
}
