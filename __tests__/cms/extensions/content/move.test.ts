/** @jest-environment node */
import {
  pathToLeave,
  planMove,
  type StoredRedirect,
} from '../../../../cms/extensions/content/src/move';

const SITE = 'https://site.example';

/** `[from, to]` with a status where it is not 301; keys count from 1. */
const rows = (...list: [from: string, to: string, status?: number][]): StoredRedirect[] =>
  list.map(([from_path, to_path, status_code = 301], index) => ({
    id: index + 1,
    from_path,
    to_path,
    status_code,
  }));

/** The table of redirects after a page has moved. */
function afterMove(from: string, to: string, before: readonly StoredRedirect[]): string[] {
  const { create, update, remove } = planMove({ from, to }, before, SITE);
  const changed = before
    .filter(({ id }) => !remove.includes(id))
    .map((row) => ({ ...row, ...update.find(({ id }) => id === row.id) }));
  return [...changed, ...(create ? [create] : [])].map(
    ({ from_path, to_path, status_code }) => `${from_path} ${to_path} ${status_code}`,
  );
}

describe('the redirects after a page has moved from /projects/a to /projects/b', () => {
  it.each([
    ['none so far', rows(), ['/projects/a /projects/b 301']],
    [
      'a chain leads to its end at once, as temporary as it was',
      rows(['/old', '/projects/a', 302]),
      ['/old /projects/b 302', '/projects/a /projects/b 301'],
    ],
    [
      'with a locale, an origin, a slash, a part of the page',
      rows(['/x', '/ru/projects/a/'], ['/y', `${SITE}/projects/a?v=1#map`]),
      ['/x /projects/b 301', '/y /projects/b?v=1#map 301', '/projects/a /projects/b 301'],
    ],
    ['moved back', rows(['/projects/b', '/projects/a']), ['/projects/a /projects/b 301']],
    [
      'moved back behind a chain',
      rows(['/old', '/projects/a'], ['/ua/projects/b/', '/projects/a']),
      ['/old /projects/b 301', '/projects/a /projects/b 301'],
    ],
    [
      'a redirect that the page had hidden',
      rows(['/projects/a', '/news', 302]),
      ['/projects/a /projects/b 301'],
    ],
    [
      'others stay as they are',
      rows(['/x', '/projects/ab'], ['/y', 'https://else.example/projects/a'], ['/z', '/projects']),
      [
        '/x /projects/ab 301',
        '/y https://else.example/projects/a 301',
        '/z /projects 301',
        '/projects/a /projects/b 301',
      ],
    ],
  ])('%s', (_name, before, expected) => {
    expect(afterMove('/projects/a', '/projects/b', before)).toEqual(expected);
  });

  it('never end in a loop, however often it moves', () => {
    let table: StoredRedirect[] = [];
    const way = ['a', 'b', 'c', 'a', 'd', 'b', 'a'].map((slug) => `/projects/${slug}`);
    for (let index = 1; index < way.length; index += 1) {
      const lines = afterMove(way[index - 1] ?? '', way[index] ?? '', table);
      table = rows(
        ...lines.map((line) => line.split(' ').slice(0, 2) as [from: string, to: string]),
      );
    }
    expect(table.map(({ from_path, to_path }) => `${from_path} ${to_path}`).sort()).toEqual([
      '/projects/b /projects/a',
      '/projects/c /projects/a',
      '/projects/d /projects/a',
    ]);
  });
});

describe('the path that is left', () => {
  const now = Date.parse('2026-11-22T10:00:00Z');
  const before = (change: object = {}) => ({
    slug: 'keys',
    kind: 'news',
    status: 'published',
    ...change,
  });

  it.each([
    ['of a published item', before(), [], '/news/keys'],
    ['of a draft', before({ status: 'draft' }), [], undefined],
    ['of an item that waits', before({ publish_at: '2026-11-23T10:00:00Z' }), [], undefined],
    [
      'of an item whose time is over',
      before({ unpublish_at: '2026-11-21T10:00:00Z' }),
      [],
      '/news/keys',
    ],
    ['of a draft that was seen before', before({ status: 'draft' }), [before()], '/news/keys'],
    [
      'of a draft that was seen elsewhere',
      before({ status: 'draft' }),
      [before({ slug: 'locks' }), before({ kind: 'doc' })],
      undefined,
    ],
    ['of a kind without pages', before({ kind: 'note' }), [], undefined],
  ])('%s', (_name, item, earlier, path) => {
    expect(pathToLeave('posts', item, earlier, now)).toBe(path);
  });
});
