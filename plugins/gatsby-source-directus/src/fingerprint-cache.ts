import { createClient, type DirectusClient } from './directus/client';
import { fetchFingerprints, type Fingerprints } from './directus/fingerprints';
import { applyVersions, fetchVersions, type WholeRows } from './directus/versions';
import { showsDrafts, type ResolvedOptions } from './options';

/** What one lifecycle hands to the next. */
export interface Connection {
  client: DirectusClient;
  fingerprints: Fingerprints;
  /** The moment whose content is shown, Unix time in milliseconds; nothing where drafts are. */
  now: number | undefined;
  /** Rows among the fingerprints that are there in full. */
  whole: WholeRows;
}

const connections = new Map<string, Connection>();
const keyOf = ({ url, types }: ResolvedOptions) => JSON.stringify([url, types]);

async function connect(options: ResolvedOptions): Promise<Connection> {
  const client = createClient(options);
  // Whoever sees drafts sees what is to come, too.
  const now = showsDrafts(options) ? undefined : Date.now();
  const [fingerprints, versions] = await Promise.all([
    fetchFingerprints(client, options, now),
    fetchVersions(client, options),
  ]);
  return { client, now, ...applyVersions(fingerprints, versions, options) };
}

/** Asks Directus what there is, and keeps the answer for the sourcing that follows. */
export async function warmFingerprints(options: ResolvedOptions): Promise<Connection> {
  const connection = await connect(options);
  connections.set(keyOf(options), connection);
  return connection;
}

/** The answer kept by `warmFingerprints`, which serves once, or a new one. */
export async function consumeConnection(options: ResolvedOptions): Promise<Connection> {
  const key = keyOf(options);
  const kept = connections.get(key);
  connections.delete(key);
  return kept ?? connect(options);
}
