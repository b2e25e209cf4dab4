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

  it.each(TYPES.map((type) => [type.name, type] as const))('describes %s', (_, type) => {
    expect(type.description).toMatch(SENTENCE);
  });

  it.each(FIELDS)('describes %s', (_, field) => {
    expect(field.description).toMatch(SENTENCE);
    if (field.item) expect(field.item.description).toMatch(SENTENCE);
  });

  it.each(FIELDS.filter(([, { to, of }]) => to ?? of))('knows what %s leads to', (_, field) => {
    expect(NAMES).toContain(field.to ?? field.of);
  });

  it.each(FIELDS.filter(([, { type }]) => type === 'Children'))(
    'finds the way back from the items of %s',
    (_, field, parent) => {
      expect(typeOf(field.of)?.fields[field.by ?? '']).toMatchObject({
        type: 'Reference',
        to: parent.name,
      });
    },
  );

  it.each(FIELDS.filter(([, { type }]) => type === 'Reference' || type === 'References'))(
    'names the target of %s',
    (_, field) => {
      expect(field.to).toBeDefined();
    },
  );

  it.each(FIELDS.filter(([, { translated }]) => translated))(
    'has translations where %s is translated',
    (_, __, type) => {
      expect(type.translated).toBe(true);
    },
  );

  it.each(['Project', 'News', 'Article', 'Sale', 'Doc', 'Page'])(
    'gives %s, which has pages, a slug',
    (name) => {
      expect(typeOf(name)?.slugged).toBe(true);
    },
  );
});
