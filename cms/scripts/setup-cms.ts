import { join } from 'node:path';
import { directusApi, DirectusApiError, signIn } from './api';
import type { AccessRules } from '../access';
import { applyAccess } from './apply-access';
import { applySchema } from './apply-schema';
import type { FilledStamps } from './fill-demo';
import { cmsDirectory } from './paths';
import { seedDemo } from './seed-demo';

export interface SetupOptions {
  /** URL of a running Directus. */
  url: string;
  adminEmail: string;
  adminPassword: string;
  editorEmail: string;
  editorPassword: string;
  /** Static token of the site's build. */
  buildToken: string;
  /** Static token of the publisher. */
  publisherToken: string;
  /** Static token of the preview. */
  previewToken: string;
  /** Origin of the site. */
  siteUrl: string;
  /** Whether to load the demo content and create the demo editor. */
  demo: boolean;
  /** Keys of demo items seeded by an earlier setup; deleted ones are not seeded again. */
  seeded?: readonly string[];
  /** Change stamps of demo items whose new fields an earlier setup filled. */
  filled?: FilledStamps;
  /** Receives progress, a line per step. */
  log?: (line: string) => void;
}

export interface SetupResult {
  /** The changes, a line each. */
  changes: string[];
  /** Which access rules were applied: those that the running Directus allows. */
  rules: AccessRules;
  /** Warnings for the administrator. */
  warnings: string[];
  /** Keys of all demo items seeded so far. */
  seeded: string[];
  /** Change stamps of the demo items whose new fields setup filled so far. */
  filled: FilledStamps;
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

/** Description of the build user's permissions. */
export const RULES_IN_WORDS = {
  strict:
    'strict access rules: the site build reads published content alone, and like the preview no file of visitors',
  plain:
    'plain access rules (the licence has no custom ones): the site build reads drafts and files of visitors too, and leaves them out itself',
} as const;

/**
 * Applies schema, languages, access and, optionally, demo content to a running Directus.
 * Idempotent; editors' changes are kept.
 *
 * @param options Directus, credentials and content.
 * @returns The changes.
 * @throws Error whose message names the refused request.
 */
export async function setupCms(options: SetupOptions): Promise<SetupResult> {
  const { url, demo, log } = options;
  const api = directusApi(url, await adminToken(options));
  log?.('Schema');
  const schemaChanges = await applySchema(api);
  log?.('Roles and permissions');
  const access = await applyAccess(api, { ...options, demoEditor: demo });
  let seed: Pick<SetupResult, 'changes' | 'seeded' | 'filled'> = {
    changes: [],
    seeded: [...(options.seeded ?? [])],
    filled: options.filled ?? {},
  };
  if (demo) {
    // Lazy import: the texts are long.
    const { DEMO } = await import('../demo');
    const media = join(cmsDirectory(), 'demo', 'media');
    seed = await seedDemo(api, DEMO, { ...seed, media, log });
  }
  return {
    changes: [...schemaChanges, ...access.changes, ...seed.changes],
    rules: access.rules,
    warnings: access.warnings,
    seeded: seed.seeded,
    filled: seed.filled,
  };
}
