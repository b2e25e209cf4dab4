import { CONTENT_MODEL } from '../../../src/config/content-model';

interface Field {
  type: string;
  description?: string;
  translated?: boolean;
  to?: string;
  of?: string;
  by?: string;
  item?: { name: string; description?: string; fields: Readonly<Record<string, Field>> };
}

interface ContentType {
  name: string;
  collection: string;
  description: string;
  translated?: boolean;
  slugged?: boolean;
  fields: Readonly<Record<string, Field>>;
}

const TYPES: readonly ContentType[] = CONTENT_MODEL;
const NAMES = TYPES.map(({ name }) => name);
const typeOf = (name: string | undefined) => TYPES.find((type) => type.name === name);

const FIELDS = TYPES.flatMap((type) =>
  Object.entries(type.fields).flatMap(([name, field]): Array<[string, Field, ContentType]> => [
    [`${type.name}.${name}`, field, type],
    ...Object.entries(field.item?.fields ?? {}).map(
      ([inner, innerField]): [string, Field, ContentType] => [
        `${type.name}.${name}.${inner}`,
        innerField,
        type,
      ],
    ),
  ]),
);

/** A sentence that helps in GraphiQL: a capital, a number or a value first, a full stop last. */
const SENTENCE = /^[A-Z0-9`].*\.$/;

describe('the content model', () => {
  it('has the types of the design, each once', () => {
    expect([...NAMES].sort()).toEqual([
      'Area',
      'Article',
      'Doc',
      'ForecastScenario',
      'News',
      'Page',
      'Project',
      'ProjectUnit',
      'Redirect',
      'Sale',
      'SiteSettings',
      'TeamMember',
      'Vacancy',
    ]);
  });

  it('describes each type and each field in a sentence', () => {
    for (const { name, description } of TYPES) {
      expect([name, description]).toEqual([name, expect.stringMatching(SENTENCE)]);
    }
    for (const [name, { description, item }] of FIELDS) {
      expect([name, description]).toEqual([name, expect.stringMatching(SENTENCE)]);
      if (item) expect(item.description).toMatch(SENTENCE);
    }
  });

  it('hands the plugin nothing that is said to editors', () => {
    const keys = JSON.stringify(TYPES).match(/"\w+"(?=:)/g) ?? [];
    for (const key of ['label', 'note', 'choices', 'values', 'checkbox']) {
      expect(keys).not.toContain(`"${key}"`);
    }
  });

  it('leads references and children to types there are, and children back', () => {
    for (const [name, field, parent] of FIELDS) {
      const target = field.to ?? field.of;
      if (target !== undefined)
        expect([name, NAMES]).toEqual([name, expect.arrayContaining([target])]);
      if (field.type === 'Children') {
        expect([name, typeOf(field.of)?.fields[field.by ?? '']]).toEqual([
          name,
          expect.objectContaining({ type: 'Reference', to: parent.name }),
        ]);
      }
    }
  });

  it('translates fields only of types that have translations', () => {
    const inPlain = FIELDS.filter(([, { translated }, type]) => translated && !type.translated);
    expect(inPlain.map(([name]) => name)).toEqual([]);
  });

  it('gives every type that has pages a slug', () => {
    for (const name of ['Project', 'News', 'Article', 'Sale', 'Doc', 'Page']) {
      expect([name, typeOf(name)?.slugged]).toEqual([name, true]);
    }
  });
});
