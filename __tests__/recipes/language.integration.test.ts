// The recipe “A language such as German” of CONTRIBUTING, followed on a copy of the project.
import { copyProject, type ProjectCopy } from '../support/project-copy';

jest.setTimeout(600_000);

/** Texts with a file for each language and an index of them. */
const TEXT_FOLDERS = [
  'cms/extensions/leads/src/account/texts',
  'cms/extensions/leads/src/export/texts',
  'cms/extensions/leads/src/mail/texts',
  'cms/extensions/publishing/src/app/texts',
];
/** Texts of all languages in one table. */
const TEXT_TABLES = [
  'cms/extensions/content/src/own-profile.ts',
  'cms/extensions/content/src/texts.ts',
  'cms/extensions/content/src/use-texts.ts',
  'cms/extensions/leads/src/app/texts.ts',
  'cms/extensions/publishing/src/alerts/texts.ts',
  'cms/extensions/publishing/src/app/alt-prompt/texts.ts',
  'cms/extensions/publishing/src/app/earlier-texts/texts.ts',
  'cms/extensions/publishing/src/app/meetings/texts.ts',
  'cms/extensions/publishing/src/app/work/texts.ts',
  'publisher/src/preview/words.ts',
];
/** Places that are no texts, besides the table of languages itself. */
const PLACES = ['src/features/error-page/error-strings.ts', 'src/i18n/format.ts'];
const PROMISES = '__tests__/reply-times.test.ts';

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject();
});
afterAll(() => copy.remove());

/** English, as a translator's starting point: the entry of each table under another key. */
function duplicateEntry(file: string): void {
  const entries = copy.read(file).match(/^ {2}en: (?:\{\n[^]*?^ {2}\}|'.*'),\n/gm);
  if (!entries) throw new Error(`${file} has no entry for English.`);
  for (const entry of entries) copy.edit(file, entry, entry + entry.replace('  en: ', '  de: '));
}

function duplicateFile(folder: string): void {
  const english = copy.read(`${folder}/en.ts`);
  copy.write(
    `${folder}/de.ts`,
    english
      .replace('export const en', 'export const de')
      .replace("language: 'en'", "language: 'de'"),
  );
  const index = `${folder}/index.ts`;
  copy.edit(index, 'import { en }', "import { de } from './de';\nimport { en }");
  copy.edit(index, '{ en,', '{ de, en,');
}

describe('a fourth language', () => {
  it('makes everything that lacks it a type error, once it is in the table of languages', async () => {
    const contract = JSON.parse(copy.read('contract/site.json')) as {
      languages: Record<string, unknown>;
      locales: Record<string, unknown>;
    };
    contract.languages.de = { name: 'Deutsch' };
    contract.locales.de = {
      prefix: '/de',
      language: 'de',
      ogLocale: 'de_DE',
      cmsLanguage: 'de',
    };
    copy.write('contract/site.json', JSON.stringify(contract));
    expect(await copy.filesWithTypeErrors()).toEqual(
      [
        PROMISES,
        ...PLACES,
        ...TEXT_TABLES,
        ...TEXT_FOLDERS.map((folder) => `${folder}/index.ts`),
      ].sort(),
    );
  });

  it('needs nothing else but its texts', async () => {
    copy.copyFile('locales/en', 'locales/de');
    TEXT_FOLDERS.forEach(duplicateFile);
    TEXT_TABLES.forEach(duplicateEntry);
    // The subjects of alerts tell the languages apart.
    const alerts = 'cms/extensions/publishing/src/alerts/texts.ts';
    const [before = '', german = ''] = copy.read(alerts).split(/(?= {2}de: \{)/);
    const translated = german
      .replace(/Not published:/g, 'Nicht veröffentlicht:')
      .replace('Published again:', 'Wieder veröffentlicht:');
    copy.write(alerts, before + translated);
    copy.edit(
      PROMISES,
      '  ru: {',
      '  de: { 1: /one working day/, 3: /three working days/, 10: /ten working days/ },\n  ru: {',
    );
    copy.edit(
      'src/features/error-page/error-strings.ts',
      'import en ',
      "import de from '../../../locales/de/error.json';\nimport en ",
    );
    copy.edit('src/features/error-page/error-strings.ts', '{ en,', '{ de, en,');
    copy.edit(
      'src/i18n/format.ts',
      '  ru: {\n',
      `  de: {
    group: '.',
    decimal: ',',
    money: \`#\${NO_BREAK_SPACE}$\`,
    percent: \`#\${NO_BREAK_SPACE}%\`,
    units: { km: 'km', m: 'm', MB: 'MB', kB: 'kB' },
    afterDay: '.',
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    afterYear: '',
  },
  ru: {\n`,
    );
    expect(await copy.filesWithTypeErrors()).toEqual([]);
  });

  it('passes the tests of texts, figures, pages and mails', async () => {
    const failing = await copy.failingTests(
      '__tests__/locales.test.ts',
      '__tests__/reply-times.test.ts',
      '__tests__/src/i18n',
      '__tests__/src/node',
      '__tests__/src/features/error-page',
      '__tests__/cms/schema.test.ts',
      '__tests__/cms/schema/words.test.ts',
      '__tests__/cms/extensions/content',
      '__tests__/cms/extensions/leads/account',
      '__tests__/cms/extensions/leads/mail',
      '__tests__/cms/extensions/publishing',
      '__tests__/publisher/src/preview',
    );
    expect(failing).toEqual([]);
  });

  it('fails the tests while a string is missing', async () => {
    const strings = JSON.parse(copy.read('locales/de/map.json')) as Record<string, string>;
    delete strings.open;
    copy.write('locales/de/map.json', JSON.stringify(strings));
    expect(await copy.failingTests('__tests__/locales.test.ts')).toEqual([
      'the strings of de › are the same as the English ones',
    ]);
  });
});
