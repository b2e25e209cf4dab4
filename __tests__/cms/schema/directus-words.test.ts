/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import directus from '../../../cms/schema/words/directus.json';

const assets = path.resolve('cms/node_modules/@directus/app/dist/assets');

function bundle(pattern: RegExp): string {
  const [file, ...others] = readdirSync(assets).filter((name) => pattern.test(name));
  if (file === undefined || others.length > 0) throw new Error(`Not one file of ${pattern.source}`);
  return readFileSync(path.join(assets, file), 'utf8');
}

const english = bundle(/^index\..*\.entry\.js$/);
const catalogues = { ru: bundle(/^ru-RU-.*\.js$/), uk: bundle(/^uk-UA-.*\.js$/) };
const own = Object.entries(directus);

/** A text of a catalogue, by the last part of its key. */
const textIn = (catalogue: string, key: string): string | undefined =>
  new RegExp(`[{,]${key.split('.').at(-1) ?? ''}:\`([^\`]*)\``).exec(catalogue)?.[1];

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

describe.each(own)('the text of Directus “%s”', (key, words) => {
  it('is one that its admin shows', () => {
    expect(textIn(english, key)).toBeDefined();
  });

  it.each(Object.entries(words))('is what its own catalogue lacks, in %s', (language, word) => {
    expect(textIn(catalogues[language as keyof typeof catalogues], key)).toBeUndefined();
    expect(placeholders(word)).toEqual(placeholders(textIn(english, key) ?? ''));
  });
});
