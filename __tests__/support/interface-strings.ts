import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from '../../src/i18n/locales';

const LOCALES_FOLDER = path.resolve(__dirname, '../../locales');

/** Strings by the part of the key before the next dot. */
export interface StringTree {
  [part: string]: string | StringTree;
}

/** The interface strings of a locale as they are in `locales/`, by namespace. */
export function interfaceStrings(locale: Locale): Record<string, StringTree> {
  const folder = path.join(LOCALES_FOLDER, locale);
  return Object.fromEntries(
    readdirSync(folder).map((file) => [
      path.basename(file, '.json'),
      JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as StringTree,
    ]),
  );
}

/**
 * The same strings, flat.
 *
 * @returns key → text
 * @example flatStrings('en').get('common:routes.news') // => 'News'
 */
export function flatStrings(locale: Locale): Map<string, string> {
  return new Map(
    Object.entries(interfaceStrings(locale)).flatMap(([namespace, tree]) =>
      entriesOf(tree, `${namespace}:`),
    ),
  );
}

function entriesOf(tree: StringTree, prefix: string): Array<[string, string]> {
  return Object.entries(tree).flatMap(([part, value]) =>
    typeof value === 'string'
      ? [[prefix + part, value] as [string, string]]
      : entriesOf(value, `${prefix}${part}.`),
  );
}
