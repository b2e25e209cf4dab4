import { createClient, type DirectusClient } from './directus/client';
import { fetchFingerprints, type Fingerprints } from './directus/fingerprints';
import { applyVersions, fetchVersions, type WholeRows } from './directus/versions';
import { showsDrafts, type ResolvedOptions } from './options';

/** Data that one lifecycle passes to the next. */
export interface Connection {
  client: DirectusClient;
  fingerprints: Fingerprints;
  /**
   * Moment against which schedules are evaluated, Unix time in milliseconds; undefined in a
   * preview.
   */
  now: number | undefined;
  /** Rows of the fingerprints that are already in full. */
  whole: WholeRows;
}

const connections = new Map<string, Connection>();
const keyOf = ({ url, types }: ResolvedOptions) => JSON.stringify([url, types]);

async function connect(options: ResolvedOptions): Promise<Connection> {
  const client = createClient(options);
  // A preview ignores schedules.
  const now = showsDrafts(options) ? undefined : Date.now();
  const [fingerprints, versions] = await Promise.all([
    fetchFingerprints(client, options, now),
    fetchVersions(client, options),
  ]);
  return { client, now, ...applyVersions(fingerprints, versions, options) };
}

/** Fetches the fingerprints and caches them for the sourcing that follows. */
export async function warmFingerprints(options: ResolvedOptions): Promise<Connection> {
  const connection = await connect(options);
  connections.set(keyOf(options), connection);
  return connection;
}

/** Returns the result cached by `warmFingerprints` once, otherwise a new one. */
export async function consumeConnection(options: ResolvedOptions): Promise<Connection> {
  const key = keyOf(options);
  const kept = connections.get(key);
  connections.delete(key);
  return kept ?? connect(options);
}
