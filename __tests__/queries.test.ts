import path from 'node:path';
import { Kind, parse, visit, type FieldNode, type ObjectFieldNode } from 'gatsby/graphql';
import { CONTENT_MODEL } from '../src/config/content-model';
import { sourceFiles, textOf } from './support/source-files';

/** What tells the nodes of a type apart, for the types that are not of the content model. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  Locale: ['language', 'ns'],
  SitePage: ['path'],
};

/** Queries and fragments as the code writes them, in both ways of marking them. */
const QUERY = /(?:\bgraphql|\/\* GraphQL \*\/)\s*`([^`]*)`/g;

const queries = sourceFiles().flatMap((file) =>
  [...textOf(file).matchAll(QUERY)].map(
    ([, text = '']) => [path.relative(process.cwd(), file), text] as const,
  ),
);

/** `order` differs between the items of a type, and is the same in all locales of an item. */
function keyOf(type: string): readonly string[] | undefined {
  const model = CONTENT_MODEL.find(({ name }) => name === type);
  if (!model) return KEYS[type];
  return [...('singleton' in model ? [] : ['order']), ...('translated' in model ? ['locale'] : [])];
}

function argument(field: FieldNode, name: string): ObjectFieldNode[] {
  const value = field.arguments?.find((candidate) => candidate.name.value === name)?.value;
  const objects = value?.kind === Kind.LIST ? value.values : value ? [value] : [];
  return objects.flatMap((object) => (object.kind === Kind.OBJECT ? object.fields : []));
}

/** Fields that a filter leaves one value; the slug stands for the item. */
const fixedBy = (field: FieldNode) =>
  argument(field, 'filter')
    .filter(
      ({ value }) =>
        value.kind === Kind.OBJECT && value.fields.some(({ name }) => name.value === 'eq'),
    )
    .map(({ name }) => (name.value === 'slug' ? 'order' : name.value));

/** The lists of a query whose order is left to chance. */
function unsortedLists(query: string): string[] {
  const found: string[] = [];
  visit(parse(query), {
    Field(field) {
      const [, type] = /^all([A-Z]\w*)$/.exec(field.name.value) ?? [];
      if (!type) return;
      const known = [...argument(field, 'sort').map(({ name }) => name.value), ...fixedBy(field)];
      const key = keyOf(type);
      if (!key?.every((part) => known.includes(part))) found.push(field.name.value);
    },
  });
  return found;
}

describe('a query for a list', () => {
  it.each([
    ['{ allNews { nodes { id } } }', ['allNews']],
    ['{ allNews(sort: { publishedAt: DESC }) { nodes { id } } }', ['allNews']],
    ['{ allNews(sort: { order: ASC }) { nodes { id } } }', ['allNews']],
    ['{ allNews(filter: { locale: { eq: "en" } }, sort: { order: ASC }) { nodes { id } } }', []],
    ['{ allNews(sort: [{ order: ASC }, { locale: ASC }]) { nodes { id } } }', []],
    ['{ allUnknown(sort: { id: ASC }) { nodes { id } } }', ['allUnknown']],
  ])('is told from one that leaves its order to chance: %s', (query, expected) => {
    expect(unsortedLists(query)).toEqual(expected);
  });

  it('is found in the code', () => {
    const lists = queries.flatMap(([, query]) => query.match(/\ball[A-Z]\w*/g) ?? []);
    const written = sourceFiles().flatMap(
      (file) => textOf(file).match(/\ball[A-Z]\w*\s*[({]/g) ?? [],
    );
    expect(lists.length).toBeGreaterThan(0);
    expect(lists).toHaveLength(written.length);
  });

  it('says the order of all it finds', () => {
    expect(
      queries.flatMap(([file, query]) => unsortedLists(query).map((list) => `${file}: ${list}`)),
    ).toEqual([]);
  });
});
