import { filesQuery, fingerprintQuery, itemsQuery } from '../../../src/directus/queries';
import { mergeSelections } from '../../../src/directus/selection';
import { HOUSE, makeOptions, ROOM, TOUR } from '../../factories';

const options = makeOptions();

describe('fingerprint query', () => {
  it('asks for what tells a change and decides the place, every nested list in full', () => {
    const { text, variables } = fingerprintQuery('houses', [HOUSE]);
    expect(text).toBe(
      'query Fingerprints($filter: houses_filter, $offset: Int) { ' +
        'houses(limit: -1, offset: $offset, sort: ["id"], filter: $filter) { ' +
        'id date_created date_updated slug built_on ' +
        'translations(limit: -1) { id date_updated } ' +
        'cover { id modified_on filesize } plan { id modified_on filesize } ' +
        'gallery(limit: -1) { id sort directus_files_id { id modified_on filesize } } ' +
        'street { id } } houses_aggregated(filter: $filter) { count { id } } }',
    );
    expect(variables).toEqual({ offset: 0, filter: { status: { _in: ['published'] } } });
  });

  it('does not filter by a status that the collection does not have', () => {
    expect(fingerprintQuery('rooms', [ROOM]).variables).toEqual({ offset: 0, filter: {} });
  });

  it('asks a shared collection once, with the columns that tell its types apart', () => {
    const news = { ...HOUSE, name: 'News', collection: 'posts', filter: { kind: 'news' } };
    const docs = { ...TOUR, name: 'Doc', collection: 'posts', filter: { kind: 'doc' } };
    const { text } = fingerprintQuery('posts', [news, docs]);
    expect(text.match(/\bposts\(/g)).toHaveLength(1);
    expect(text.match(/\bkind\b/g)).toHaveLength(1);
    expect(text).toContain('houses(limit: -1) { id sort houses_id { id } }');
  });

  it('reads the status itself where only one of the sharing types is draftable', () => {
    const both = [HOUSE, { ...HOUSE, name: 'Draft', draftable: false }];
    const { text, variables } = fingerprintQuery('houses', both);
    expect(text).toContain(' status ');
    expect(variables).toEqual({ offset: 0, filter: {} });
  });

  it('asks for the moments of a scheduled type, here and with the item', () => {
    const scheduled = { ...ROOM, scheduled: true };
    expect(fingerprintQuery('rooms', [scheduled]).text).toContain(' publish_at unpublish_at ');
    expect(itemsQuery(scheduled, ['1'], options).text).toContain(' publish_at unpublish_at ');
    expect(fingerprintQuery('rooms', [ROOM]).text).not.toContain('publish_at');
  });

  it('asks a singleton without arguments and without its key, which an empty one does not have', () => {
    const settings = {
      ...HOUSE,
      collection: 'settings',
      singleton: true,
      slugged: false,
      sort: [],
    };
    const { text } = fingerprintQuery('settings', [settings]);
    expect(text).toMatch(/^query Fingerprints \{ settings \{ date_created date_updated /);
  });
});

describe('a CMS with names of its own', () => {
  const columns = { status: 'state', translations: 'texts', language: 'lang', code: 'tag' };

  it('is asked by them, and answers under the usual ones', () => {
    const shown = { statuses: ['published'], columns };
    const fingerprints = fingerprintQuery('houses', [HOUSE], 0, shown);
    expect(fingerprints.text).toContain(' translations: texts(limit: -1) { id date_updated } ');
    expect(fingerprints.variables.filter).toEqual({ state: { _in: ['published'] } });
    const items = itemsQuery(HOUSE, ['3'], makeOptions({ columns }));
    expect(items.text).toContain(' translations: texts(limit: -1) { ');
    expect(items.text).toContain(' languages_code: lang { code: tag } ');
    expect(items.variables.filter).toMatchObject({ state: { _in: ['published'] } });
  });

  it('hands out the status where it is needed', () => {
    const both = [HOUSE, { ...HOUSE, name: 'Draft', draftable: false }];
    const { text } = fingerprintQuery('houses', both, 0, { statuses: ['published'], columns });
    expect(text).toContain(' status: state ');
    const preview = makeOptions({ columns, statuses: ['published', 'draft'] });
    expect(itemsQuery(HOUSE, ['3'], preview).text).toContain(' status: state ');
  });
});

describe('items query', () => {
  it('asks for values, texts and files, but not for relations', () => {
    const { text, variables } = itemsQuery(HOUSE, ['3', '4'], options);
    const file =
      'id modified_on filesize filename_download type focal_point_x focal_point_y alt_en alt_ru alt_uk is_visualisation';
    expect(text).toBe(
      'query Items($filter: houses_filter) { houses(limit: -1, filter: $filter) { ' +
        'id date_created date_updated price built_on sold ' +
        `cover { ${file} } gallery(limit: -1) { id sort directus_files_id { ${file} } } plan { ${file} } ` +
        'translations(limit: -1) { id date_created date_updated languages_code { code } title summary body facts } } }',
    );
    expect(variables).toEqual({
      filter: { id: { _in: ['3', '4'] }, status: { _in: ['published'] } },
    });
  });

  it('uses the columns and file fields that the options name', () => {
    const type = {
      ...ROOM,
      fields: { name: { type: 'String', column: 'Label', description: 'x' } },
    } as const;
    expect(itemsQuery(type, ['1'], options).text).toContain(' Label ');
    const plain = makeOptions({ altField: 'title', visualisationField: null });
    expect(filesQuery(['1'], plain).text).toContain(
      'filename_download type focal_point_x focal_point_y title }',
    );
  });
});

describe('selections', () => {
  it('merge relations field by field', () => {
    const merged = mergeSelections(
      { id: true, image: { fields: { id: true } } },
      { image: { fields: { width: true } }, slug: true },
    );
    expect(merged).toEqual({ id: true, image: { fields: { id: true, width: true } }, slug: true });
  });
});
