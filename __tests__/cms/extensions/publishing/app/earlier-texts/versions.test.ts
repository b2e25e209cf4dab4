import {
  earlierVersions,
  goneRows,
  plainText,
  textsOf,
  type Revision,
} from '../../../../../../cms/extensions/publishing/src/app/earlier-texts/versions';

const editor = { first_name: 'Demo', last_name: 'Editor' };

const OWNERS = new Map([
  ['1', { language: 'en' }],
  ['2', { language: 'ru' }],
]);

const revision = (id: number, item: number, data: Revision['data'], minute: number): Revision => ({
  id,
  item,
  data,
  activity: { action: 'update', timestamp: `2026-11-23T10:0${minute}:00Z`, user: editor },
});

describe('the earlier versions of texts', () => {
  it('are those that a later one of the same language replaced, with what differs', () => {
    const english = { posts_id: 4, date_updated: 'x' };
    const versions = earlierVersions(
      [
        revision(5, 1, { ...english, title: 'Third', body: 'a' }, 5),
        revision(4, 2, { title: 'Первый' }, 4),
        revision(3, 1, { ...english, title: 'Second', body: 'a', date_updated: 'y' }, 3),
        revision(2, 1, { ...english, title: 'First', body: null }, 2),
      ],
      OWNERS,
    );
    expect(
      versions.map(({ revision: id, language, until, by, fields }) => [
        id,
        language,
        until,
        by,
        fields,
      ]),
    ).toEqual([
      [3, 'en', '2026-11-23T10:05:00Z', 'Demo Editor', ['title']],
      [2, 'en', '2026-11-23T10:03:00Z', 'Demo Editor', ['title', 'body']],
    ]);
  });

  it('leave out those that nothing tells apart, and those without data', () => {
    expect(
      earlierVersions(
        [
          revision(3, 1, { title: 'A', date_updated: '2' }, 3),
          revision(2, 1, { title: 'A', date_updated: '1' }, 2),
          revision(1, 1, null, 1),
        ],
        OWNERS,
      ),
    ).toEqual([]);
  });

  it('leave out rows of no language that is known', () => {
    const revisions = [revision(2, 9, { title: 'B' }, 2), revision(1, 9, { title: 'A' }, 1)];
    expect(earlierVersions(revisions, OWNERS)).toEqual([]);
  });

  it('have a deleted text and what stood before it', () => {
    const row = { posts_id: 4, languages_code: 'ru', title: 'Второй', lead: null };
    const deletion = {
      ...revision(9, 3, row, 5),
      activity: { action: 'delete', timestamp: '2026-11-23T10:05:00Z', user: editor },
    };
    const elsewhere = { ...deletion, item: 4, data: { ...row, posts_id: 5 } };
    const gone = goneRows([deletion, elsewhere], { parent: 'posts_id', key: '4' });
    expect(gone).toEqual(new Map([['3', { language: 'ru', parent: 4 }]]));
    const versions = earlierVersions(
      [deletion, revision(8, 3, { title: 'Второй' }, 4), revision(7, 3, { title: 'Первый' }, 3)],
      gone,
    );
    expect(versions).toEqual([
      expect.objectContaining({ revision: 9, isDeleted: true, goneFrom: 4, fields: ['title'] }),
      expect.objectContaining({ revision: 7, isDeleted: false, goneFrom: 4, fields: ['title'] }),
    ]);
    expect(versions.map(textsOf)).toEqual([{ title: 'Второй', lead: null }, { title: 'Первый' }]);
  });

  it('are nobody’s where the user is gone', () => {
    const [version] = earlierVersions(
      [
        {
          ...revision(2, 1, { title: 'B' }, 2),
          activity: { action: 'update', timestamp: '2026-11-23T10:02:00Z', user: null },
        },
        revision(1, 1, { title: 'A' }, 1),
      ],
      OWNERS,
    );
    expect(version?.by).toBe('');
  });
});

it.each([
  ['<h2>One</h2><p>Two &amp; <b>three</b></p><ul><li>four</li></ul>', 'One\nTwo & three\nfour'],
  ['Plain', 'Plain'],
  [null, ''],
  [[{ title: 'A' }], JSON.stringify([{ title: 'A' }], null, 1)],
])('the text %j is shown as %j', (value, text) => {
  expect(plainText(value)).toBe(text);
});
