import { join } from 'node:path';
import { directusApi, DirectusApiError, signIn } from './api';
import { applyAccess } from './apply-access';
import { applySchema } from './apply-schema';
import { cmsDirectory } from './paths';
import { seedDemo } from './seed-demo';

export interface SetupOptions {
  /** Address of a Directus that answers. */
  url: string;
  adminEmail: string;
  adminPassword: string;
  editorEmail: string;
  editorPassword: string;
  /** Static token the site is to be built with. */
  buildToken: string;
  /** Static token of the publisher. */
  publisherToken: string;
  /** Static token of the preview. */
  previewToken: string;
  /** Whether to load the demo content and make the demo editor. */
  demo: boolean;
  /** Keys of demo items written by an earlier setup; those that are gone stay gone. */
  seeded?: readonly string[];
  /** Gets a line of progress a step. */
  log?: (line: string) => void;
}

export interface SetupResult {
  /** What was changed, one line each; empty where everything was there. */
  changes: string[];
  /** Whether the licence allowed rules inside permissions. */
  rules: 'strict' | 'plain';
  /** What a person should look at. */
  warnings: string[];
  /** Keys of the demo items written so far. */
  seeded: string[];
}

async function adminToken({ url, adminEmail, adminPassword }: SetupOptions): Promise<string> {
  try {
    return await signIn(url, adminEmail, adminPassword);
  } catch (error) {
    if (!(error instanceof DirectusApiError) || error.status !== 401) throw error;
    throw new Error(
      `Directus at ${url} refuses the sign-in of ${adminEmail}: ADMIN_EMAIL or ADMIN_PASSWORD in cms/.env ` +
        'are not those of its administrator. Put the right ones there, or start over with an empty database ' +
        '(delete cms/data).',
    );
  }
}

/** What the build user may read, in words. */
export const RULES_IN_WORDS = {
  strict: 'strict access rules: the site build reads published content only',
  plain:
    'plain access rules (the licence has no custom ones): the site build reads drafts too and leaves them out itself',
} as const;

/**
 * Brings a running Directus to what the code says: schema, languages, access and, where asked for,
 * demo content. Idempotent: what editors changed stays.
 *
 * @param options Where, as whom, what.
 * @returns What was changed.
 * @throws An error whose message names what Directus refused and where.
 */
export async function setupCms(options: SetupOptions): Promise<SetupResult> {
  const { url, demo, log } = options;
  const api = directusApi(url, await adminToken(options));
  log?.('Schema');
  const schemaChanges = await applySchema(api);
  log?.('Roles and permissions');
  const access = await applyAccess(api, { ...options, demoEditor: demo });
  let seed: { changes: string[]; seeded: string[] } = {
    changes: [],
    seeded: [...(options.seeded ?? [])],
  };
  if (demo) {
    // Loaded only where it is used: the texts are long.
    const { DEMO } = await import('../demo');
    const media = join(cmsDirectory(), 'demo', 'media');
    seed = await seedDemo(api, DEMO, { media, seeded: seed.seeded, log });
  }
  return {
    changes: [...schemaChanges, ...access.changes, ...seed.changes],
    rules: access.rules,
    warnings: access.warnings,
    seeded: seed.seeded,
  };
}
