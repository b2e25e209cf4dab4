import {
  printSelection,
  restSelection,
  rows,
  underSelectedNames,
} from '../../../src/directus/selection';

it('writes a selection for the REST API: dotted names, the limit of each nested list apart', () => {
  const selection = {
    id: true as const,
    area: { fields: { id: true as const } },
    texts: rows({ title: true, pictures: rows({ id: true }) }),
  };
  expect(restSelection(selection)).toEqual({
    fields: ['id', 'area.id', 'texts.title', 'texts.pictures.id'],
    deep: { texts: { _limit: -1, pictures: { _limit: -1 } } },
  });
});

const ALIASED = {
  status: 'state',
  translations: {
    args: 'limit: -1',
    column: 'texts',
    fields: { title: true, languages_code: { column: 'lang', fields: { code: 'tag' } } },
  },
} as const;

it('names of the CMS become those of the plugin, in GraphQL by aliases', () => {
  expect(printSelection(ALIASED)).toBe(
    'status: state translations: texts(limit: -1) { title languages_code: lang { code: tag } }',
  );
});

it('a REST answer comes under the names of the plugin', () => {
  expect(restSelection(ALIASED)).toEqual({
    fields: ['state', 'texts.title', 'texts.lang.tag'],
    deep: { texts: { _limit: -1 } },
  });
  const row = { id: 1, state: 'draft', texts: [{ title: 'A', lang: { tag: 'en' } }] };
  expect(underSelectedNames([row], ALIASED)).toEqual([
    {
      id: 1,
      status: 'draft',
      translations: [{ title: 'A', languages_code: { code: 'en' } }],
    },
  ]);
});
