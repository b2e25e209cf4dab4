import { readFileSync } from 'node:fs';
import { copyProject, type ProjectCopy } from '../support/project-copy';

const MINUTES = 60_000;

/** What is done at one place of a recipe. */
type Places = Readonly<Record<string, (copy: ProjectCopy, place: string) => void>>;

/** A field on units, shown with each of them. */
const UNIT_FIELD: Places = {
  'contract/content/real-estate.ts': (copy, place) =>
    copy.edit(
      place,
      /(PROJECT_UNIT = [^]*?\n {4}floors: FLOORS,\n)/,
      `$1    floor: {
      type: 'Int',
      label: { ru: 'Этаж', uk: 'Поверх' },
      description: 'Floor it is on, 0 for the ground floor.',
      note: {
        en: '0 for the ground floor.',
        ru: '0 для цокольного этажа.',
        uk: '0 для цокольного поверху.',
      },
    },
`,
    ),
  'src/sections/project-units/project-units.tsx': (copy, place) =>
    copy.edit(place, /^ {4}floors\n/m, '    floors\n    floor\n'),
  'src/sections/project-units/unit-figures.ts': (copy, place) =>
    copy.edit(
      place,
      /^.*field: 'floors'.*\n/m,
      "$&  { key: 'floor', field: 'floor', isArea: false },\n",
    ),
  '__tests__/src/sections/project-units/project-units.test.tsx': (copy, place) =>
    copy.edit(place, /^ {2}floors: 2,\n/m, '$&  floor: null,\n'),
};

const UNIT_FIELD_TEXTS: Places = Object.fromEntries(
  Object.entries({ en: 'Floor', ru: 'Этаж', ua: 'Поверх' }).map(([locale, floor]) => [
    `locales/${locale}/project.json`,
    (copy: ProjectCopy, place: string) =>
      copy.editJson(place, ({ unit }: { unit: Record<string, string> }) => {
        unit.floor = floor;
      }),
  ]),
);

/** A kind of request, offered on the pages of projects. */
const LEAD_KIND: Places = {
  'contract/leads/rules.json': (copy, place) =>
    copy.editJson(place, ({ kinds }: { kinds: Record<string, object> }) => {
      kinds.viewing = {
        label: 'Viewing',
        color: '#336699',
        required: ['project', 'meeting_mode', 'meeting_start'],
        optional: ['message'],
      };
    }),
  'contract/leads/valid.json': (copy, place) =>
    copy.editJson(place, (examples: { kind: string; title: string; fields: object }[]) => {
      const [meeting] = examples;
      if (!meeting) throw new Error('The contract has no examples.');
      const fields = { ...meeting.fields, project: 'stone-garden' };
      examples.push({ ...meeting, title: 'a viewing of a project', kind: 'viewing', fields });
    }),
  'src/templates/project.tsx': (copy, place) =>
    copy.edit(place, /kinds: \['meeting', 'catalogue'\]/, "kinds: ['viewing', 'catalogue']"),
  'e2e/leads.spec.ts': (copy, place) =>
    copy.edit(place, / {2}catalogue: '(.*)',\n/, "$&  viewing: '$1',\n"),
};

const WORDS = {
  en: ['Viewing', 'Book the viewing', 'We will confirm the time.', 'Your viewing with {company}'],
  ru: ['Показ', 'Записаться на показ', 'Мы подтвердим время.', 'Ваш показ: {company}'],
  ua: ['Показ', 'Записатися на показ', 'Ми підтвердимо час.', 'Ваш показ: {company}'],
} as const;

type Kinds = Record<'kind' | 'send' | 'next', Record<string, string>>;

const LEAD_KIND_TEXTS: Record<string, Places[string]> = Object.fromEntries(
  Object.entries(WORDS).flatMap(([locale, [kind, send, next, subject]]) => [
    [
      `locales/${locale}/forms.json`,
      (copy: ProjectCopy, place: string) =>
        copy.editJson(place, (words: Kinds) => {
          words.kind.viewing = kind;
          words.send.viewing = send;
          words.next.viewing = next;
        }),
    ],
    [
      `locales/${locale}/account.json`,
      (copy: ProjectCopy, place: string) =>
        copy.editJson(place, (words: Kinds) => {
          words.kind.viewing = kind;
        }),
    ],
    [
      `cms/extensions/leads/src/mail/texts/${locale === 'ua' ? 'uk' : locale}.ts`,
      (copy: ProjectCopy, place: string) => {
        copy.edit(place, / kinds: \{\n/, `$&    viewing: '${kind}',\n`);
        copy.edit(place, / subject: \{\n/, `$&      viewing: '${subject}',\n`);
        copy.edit(place, / body: \{\n/, `$&      viewing: '${next}',\n`);
      },
    ],
  ]),
);

for (const language of ['ru', 'uk']) {
  LEAD_KIND_TEXTS[`cms/schema/words/${language}.json`] = (copy, place) =>
    copy.editJson(place, (words: Record<string, string>) => {
      words.Viewing = 'Показ';
      words['Viewing, per week'] = 'Покази';
    });
}

let copy: ProjectCopy;

function follow(...recipe: Places[]) {
  for (const places of recipe) {
    for (const [place, change] of Object.entries(places)) change(copy, place);
  }
}

async function passes(program: string, ...args: string[]) {
  const { code, output } = await copy.run(program, ...args);
  // The output says what is wrong.
  expect([code, code === 0 ? '' : output]).toEqual([0, '']);
}

const jestPasses = (...paths: string[]) =>
  passes('jest/bin/jest.js', ...paths, '--selectProjects', 'unit');

/** A section of the rules for contributors. */
function recipe(title: string): string {
  const sections = readFileSync('CONTRIBUTING.md', 'utf8').split(/^## /m);
  const section = sections.find((text) => text.startsWith(title));
  if (section === undefined) throw new Error(`CONTRIBUTING.md has no section “${title}”.`);
  return section;
}

beforeAll(() => {
  copy = copyProject();
  follow(UNIT_FIELD, UNIT_FIELD_TEXTS, LEAD_KIND, LEAD_KIND_TEXTS);
  // `npm run dev` and `npm run build` write these types anew.
  copy.edit(
    'src/gatsby-types.d.ts',
    /readonly floors: number \| null, (?=readonly landArea)/g,
    '$&readonly floor: number | null, ',
  );
  for (const probe of ['unit-field', 'lead-kind']) {
    copy.copyFile(`__tests__/recipes/${probe}.probe.tsx`, `__tests__/recipes/${probe}.test.tsx`);
  }
});

afterAll(() => copy?.remove());

describe('the recipe of a field on units', () => {
  it('has at most five places, its texts among them, and CONTRIBUTING names each', () => {
    const text = recipe('A field on units, shown with their figures');
    expect(Object.keys(UNIT_FIELD).length + 1).toBeLessThanOrEqual(5);
    for (const place of Object.keys(UNIT_FIELD)) expect(text).toContain(place);
    expect(text).toContain('locales/*/project.json');
  });

  it(
    'brings it to the CMS, to GraphQL and among the figures in each language',
    async () => {
      await jestPasses(
        '__tests__/recipes/unit-field.test.tsx',
        '__tests__/cms/schema.test.ts',
        '__tests__/cms/schema/words.test.ts',
        '__tests__/src/config/content-model.test.ts',
        '__tests__/src/sections/project-units',
        '__tests__/locales.test.ts',
      );
    },
    10 * MINUTES,
  );
});

describe('the recipe of a kind of request', () => {
  it('has at most four places beside its texts, and CONTRIBUTING names each', () => {
    const text = recipe('A kind of request');
    expect(Object.keys(LEAD_KIND).length).toBeLessThanOrEqual(4);
    for (const place of Object.keys(LEAD_KIND)) expect(text).toContain(place);
    for (const place of Object.keys(LEAD_KIND_TEXTS)) {
      const general = place
        .replace(/\/(en|ru|ua)\//, '/*/')
        .replace(/\/(en|ru|uk)\.(ts|json)$/, '/*.$2');
      expect(text).toContain(general);
    }
  });

  it(
    'brings it to the form, the server, the admin, the account and the mails',
    async () => {
      await jestPasses(
        '__tests__/recipes/lead-kind.test.tsx',
        '__tests__/cms/access.test.ts',
        '__tests__/cms/schema.test.ts',
        '__tests__/cms/schema/words.test.ts',
        '__tests__/cms/extensions/leads/mail',
        '__tests__/cms/extensions/leads/rules/validate.test.ts',
        '__tests__/locales.test.ts',
        '__tests__/src/domain/lead.test.ts',
        '__tests__/src/features/lead-form/schemas.test.ts',
      );
    },
    10 * MINUTES,
  );
});

it(
  'leaves no gap that the type check would find',
  () => passes('typescript/bin/tsc', '--noEmit', '-p', '.'),
  10 * MINUTES,
);
