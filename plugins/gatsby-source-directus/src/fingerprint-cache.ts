import { createClient, type DirectusClient } from './directus/client';
import { fetchFingerprints, type Fingerprints } from './directus/fingerprints';
import type { ResolvedOptions } from './options';

/** What one lifecycle hands to the next. */
export interface Connection {
  client: DirectusClient;
  fingerprints: Fingerprints;
}

const connections = new Map<string, Connection>();
const keyOf = ({ url, types }: ResolvedOptions) => JSON.stringify([url, types]);

async function connect(options: ResolvedOptions): Promise<Connection> {
  const client = createClient(options);
  return { client, fingerprints: await fetchFingerprints(client, options) };
}

/** Asks Directus what there is, and keeps the answer for the sourcing that follows. */
export async function prefetch(options: ResolvedOptions): Promise<Connection> {
  const connection = await connect(options);
  connections.set(keyOf(options), connection);
  return connection;
}

/** The answer kept by `prefetch`, which serves once, or a new one. */
export async function takeConnection(options: ResolvedOptions): Promise<Connection> {
  const key = keyOf(options);
  const kept = connections.get(key);
  connections.delete(key);
  return kept ?? connect(options);
}
