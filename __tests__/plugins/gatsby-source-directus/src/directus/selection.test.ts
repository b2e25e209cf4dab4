import {
  restSelection,
  rows,
} from '../../../../../plugins/gatsby-source-directus/src/directus/selection';

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
