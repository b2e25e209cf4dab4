/** @jest-environment node */
import { contentOnly } from '../../../../cms/extensions/content/src/history';

it('keeps the filter of a query and adds the content, without requests and users', () => {
  const asked = { item: { _eq: '1' } };
  const { filter } = contentOnly({ filter: asked }) as {
    filter: { _and: [object, { collection: { _in: string[] } }] };
  };
  expect(filter._and[0]).toEqual(asked);
  const shown = filter._and[1].collection._in;
  expect(shown).toEqual(
    expect.arrayContaining(['projects', 'projects_translations', 'directus_files']),
  );
  for (const hidden of ['leads', 'builds', 'directus_users']) expect(shown).not.toContain(hidden);
});

it('adds a filter where there is none', () => {
  expect(contentOnly({})).toEqual({ filter: { collection: { _in: expect.any(Array) } } });
});
