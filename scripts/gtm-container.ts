// Command: writes the container for Google Tag Manager from the catalogue of events.
import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { readCatalogue } from './support/analytics-catalogue';
import { gtmContainer } from './support/gtm-container';
import { stopWith } from './support/messages';
import { inRoot } from './support/root';

async function main() {
  const catalogue = readCatalogue(readFileSync(inRoot('docs/analytics.md'), 'utf8'));
  const text = JSON.stringify(gtmContainer(catalogue));
  const file = inRoot('docs/gtm-container.json');
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), parser: 'json' }));
}

main().catch(stopWith);
