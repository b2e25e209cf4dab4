// Types of the values of interface strings: npm run message-types, after a placeholder was added or renamed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { messagePlaceholders } from './support/message-placeholders';
import { inRoot } from './support/root';

const folder = inRoot('locales/en');
const english = Object.fromEntries(
  readdirSync(folder).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Parameters<
      typeof messagePlaceholders
    >[0][string],
  ]),
);
writeFileSync(inRoot('src/i18n/message-placeholders.ts'), messagePlaceholders(english));
