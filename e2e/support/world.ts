import path from 'node:path';

/** What the global setup hands to the tests through the environment. */
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
  /** What a publisher of the shared site is started with. */
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
  };
}

/** The address the site believes to have; canonical addresses carry it. */
export const PUBLIC_ORIGIN = 'https://www.amara.example';

/** A file of the built site. */
export const publicFile = (world: World, ...parts: string[]) =>
  path.join(world.siteDirectory, 'public', ...parts);
