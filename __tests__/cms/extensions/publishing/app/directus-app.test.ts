/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What the admin's texts and pages rely on in Directus' app, as its bundle has it. */
const ASSUMPTIONS: readonly (readonly [string, RegExp])[] = [
  ['a directive “md” renders Markdown', /\.directive\(`md`,/],
  ['interfaces are components by id', /\.component\(`interface-\$\{\w+\.id\}`/],
  ['there is an interface “datetime”', /id:`datetime`,name:`\$t:interfaces\.datetime/],
  ['notes are translated', /\.meta\.note=\w+\(\w+\.meta\.note\)/],
  [
    'options of displays are translated',
    /\.meta\.display_options=\w+\(\w+\.meta\.display_options\)/,
  ],
  ['names of bookmarks are translated', /\w+\(\w+\.bookmark\.bookmark\)/],
  [
    'titles are those of a display’s default language',
    /===\w+\.defaultLanguage\)\?\?\w+\.value\[0\]/,
  ],
  [
    'widths of a table’s columns are kept by collection and field',
    /`directus-o2m-column-widths-\$\{\w+\.value\}-\$\{\w+\.value\}`/,
  ],
];

const assets = path.resolve('cms/node_modules/@directus/app/dist/assets');
const [entry = ''] = readdirSync(assets).filter((file) => /^index\..*\.entry\.js$/.test(file));
const bundle = readFileSync(path.join(assets, entry), 'utf8');
const [vueFile = ''] = readdirSync(assets).filter((file) => /^vue\.runtime.*\.js$/.test(file));
const vue = readFileSync(path.join(assets, vueFile), 'utf8');
const page = readFileSync(path.join(assets, '..', 'index.html'), 'utf8');

it('Vue keeps the app on the element that Directus mounts it to', () => {
  expect(vue).toContain('.__vue_app__=');
  expect(page).toContain('id="app"');
  expect(bundle).toMatch(/\.mount\(`#app`\)/);
});

it('Directus’ app uploads with the client that extensions get', () => {
  const client = /(\w+)\.post\(`\/files`/.exec(bundle)?.[1];
  expect(client).toBeDefined();
  expect(bundle).toContain(`patch(\`/files/`);
});

it.each(ASSUMPTIONS)('in Directus’ app %s', (_what, text) => {
  expect(text.test(bundle)).toBe(true);
});
