// Command: what an installation needs before it is read-only. `run.mjs` has installed the packages.
import { buildExtensions } from '../cms/scripts/build-extensions';
import { stopWith } from './support/messages';
import { inRoot } from './support/root';

async function main() {
  const built = await buildExtensions(inRoot('cms'));
  process.stdout.write(`Extensions of Directus: ${built.join(', ') || 'nothing changed'}\n`);
}

main().catch(stopWith);
