import path from 'node:path';
import { CONTAINER } from './tag-manager';

/** State that the global setup passes to the tests through the environment. */
export interface World {
  siteUrl: string;
  siteDirectory: string;
  cmsUrl: string;
  adminToken: string;
  buildToken: string;
  /** Folder of the mails that Directus sends. */
  mailbox: string;
  /** Sign-in of the demo editor. */
  editor: { email: string; password: string };
  /** Settings for a publisher of the shared site. */
  publisherEnv: Record<string, string>;
}

const VARIABLE = 'E2E_WORLD';

export function publishWorld(world: World): void {
  process.env[VARIABLE] = JSON.stringify(world);
}

/** The site and the Directus that all tests share. */
export function readWorld(): World {
  const value = process.env[VARIABLE];
  if (!value) throw new Error('The global setup has not run.');
  return JSON.parse(value) as World;
}

/** Environment that builds the shared site. */
export function buildEnv(world: World): Record<string, string> {
  return {
    SITE_URL: PUBLIC_ORIGIN,
    DIRECTUS_URL: world.cmsUrl,
    DIRECTUS_TOKEN: world.buildToken,
    GATSBY_GTM_ID: CONTAINER,
  };
}

/** `SITE_URL` of the build, the origin of canonical URLs. */
export const PUBLIC_ORIGIN = 'https://www.amara.example';

/** A file of the built site. */
export const publicFile = (world: World, ...parts: string[]) =>
  path.join(world.siteDirectory, 'public', ...parts);
