import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '..');

/** The files of a folder whose path matches. */
const read = (folder: string, name: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => [file, readFileSync(path.join(ROOT, folder, file), 'utf8')] as const);

/** Where each word is written, as `file: word`. */
const found = (files: ReturnType<typeof read>, word: RegExp) =>
  files.flatMap(([file, text]) => (text.match(word) ?? []).map((match) => `${file}: ${match}`));

const DEMO = read('cms/demo/content', /\.ts$/);

describe('the Russian texts', () => {
  const files = [
    ...read('locales/ru', /\.json$/),
    ...read('cms/schema/words', /\bru\.json$/),
    ...read('cms/extensions/leads/src', /\bru\.ts$/),
    ...read('cms/extensions/publishing/src', /\bru\.ts$/),
    ...DEMO,
  ];

  it('write е for ё, as newspapers do: one spelling in interface, mails and content', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(found(files, /[а-я]*ё[а-яё]*/gi)).toEqual([]);
  });
});

describe('the Ukrainian texts', () => {
  const files = [
    ...read('locales/ua', /\.json$/),
    ...read('cms/schema/words', /\buk\.json$/),
    ...read('cms/extensions/leads/src', /\buk\.ts$/),
    ...read('cms/extensions/publishing/src', /\buk\.ts$/),
    ...DEMO,
  ];

  it('have one name for a management company, “компанія-управитель”', () => {
    expect(found(files, /(?:керівн|керуюч|управлінськ)[а-яіїє]* компані[а-яіїє]*/gi)).toEqual([]);
  });
});
