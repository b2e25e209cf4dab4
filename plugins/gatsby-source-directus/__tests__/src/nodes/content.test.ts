import type { Row } from '../../../src/directus/rows';
import { buildContent, type ContentContext } from '../../../src/nodes/content';
import type { ContentType } from '../../../src/options';
import { HOUSE, LINK_RULE, LOCALES, ROOM, translation } from '../../factories';

const context: ContentContext = {
  locales: LOCALES,
  link: LINK_RULE,
  richText: (html, problem) => {
    if (html.includes('broken')) problem('the picture is left out');
    return html.replace('<p></p>', '');
  },
  image: async (file, locale) =>
    file.id === 'bad'
      ? { ok: false, problem: 'not an image' }
      : { ok: true, value: { image: file.id, locale: locale?.code } },
  file: async (file) => ({ ok: true, value: { file: file.id } }),
};

const row = (more: Row = {}): Row => ({
  id: '1',
  date_created: '2026-01-01T00:00:00Z',
  date_updated: null,
  price: 100,
  built_on: '2020-02-03',
  sold: null,
  cover: { id: 'c' },
  gallery: [
    { id: '2', sort: 2, directus_files_id: { id: 'g2' } },
    { id: '1', sort: 1, directus_files_id: { id: 'g1' } },
    { id: '3', sort: 3, directus_files_id: null },
  ],
  plan: { id: 'p' },
  translations: [
    translation('en', {
      title: 'Title',
      summary: 'Sum',
      body: '<p>x</p>',
      facts: [{ label: 'L' }],
    }),
    translation('uk', {
      title: 'Назва',
      summary: null,
      body: '<p></p>',
      facts: [],
      date_updated: '2026-03-01T00:00:00Z',
    }),
  ],
  ...more,
});

describe('content of a translated item', () => {
  it('is one for each locale, fallback resolved and marked', async () => {
    const { nodes, problems, missing } = await buildContent(HOUSE, row(), context);
    expect(nodes.map(({ locale }) => locale)).toEqual(['en', 'ru', 'ua']);
    expect(nodes[2]?.values).toEqual({
      locale: 'ua',
      contentLocale: 'ua',
      isFallback: false,
      fallbackFields: ['summary', 'body', 'facts'],
      fallbackLocales: ['en', 'en', 'en'],
      // The Ukrainian text lacks its body: it is no whole translation.
      translatedLocales: ['en'],
      price: 100,
      builtOn: '2020-02-03',
      sold: false,
      title: 'Назва',
      summary: 'Sum',
      body: '<p>x</p>',
      facts: [{ label: 'L', value: null }],
      cover: { image: 'c', locale: 'ua' },
      gallery: [
        { image: 'g1', locale: 'ua' },
        { image: 'g2', locale: 'ua' },
      ],
      plan: { file: 'p' },
    });
    expect(nodes[1]?.values).toMatchObject({
      contentLocale: 'en',
      isFallback: true,
      title: 'Title',
    });
    // The date of an edit is that of the nodes whose texts it changed.
    expect(nodes.map(({ updatedAt }) => updatedAt)).toEqual([
      '2026-01-01T00:00:00.000Z',
      '2026-01-01T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z',
    ]);
    expect([problems, missing]).toEqual([[], []]);
  });

  it('is whole without what is optional', async () => {
    const bare = row({
      price: null,
      built_on: null,
      cover: null,
      gallery: [],
      plan: null,
      translations: [translation('en', { title: 'Title' })],
    });
    const { nodes } = await buildContent(HOUSE, bare, context);
    expect(nodes[0]?.values).toMatchObject({
      price: null,
      builtOn: null,
      summary: null,
      body: null,
      facts: [],
      cover: null,
      gallery: [],
      plan: null,
    });
  });

  it('is none without a required text in any language', async () => {
    const { nodes, missing } = await buildContent(HOUSE, row({ translations: [] }), context);
    expect([nodes, missing]).toEqual([[], ['title']]);
  });

  it('goes on without broken pictures and wrong values, and says so once for all locales', async () => {
    const broken = row({
      price: 1.5,
      cover: { id: 'bad' },
      gallery: [
        { id: '1', sort: 1, directus_files_id: { id: 'bad' } },
        { id: '2', sort: 2, directus_files_id: { id: 'ok' } },
      ],
      translations: [translation('en', { title: 'T', body: 'broken' })],
    });
    const { nodes, problems } = await buildContent(HOUSE, broken, context);
    expect(nodes[0]?.values).toMatchObject({
      price: null,
      cover: null,
      gallery: [{ image: 'ok', locale: 'en' }],
    });
    expect(problems).toEqual([
      'price: 1.5 is not a value of the type Int',
      'body (en): the picture is left out',
      'cover: not an image',
      'gallery: not an image',
    ]);
  });
});

describe('words without end', () => {
  it('are cut in texts, and it is said with the field and the language', async () => {
    const long = 'w'.repeat(20_000);
    const { nodes, problems } = await buildContent(
      HOUSE,
      row({
        translations: [translation('en', { title: 'T', summary: long, body: `<p>${long}</p>` })],
      }),
      context,
    );
    const { summary, body } = nodes[0]?.values ?? {};
    expect([summary, body]).toEqual([`${'w'.repeat(200)}…`, `<p>${'w'.repeat(200)}…</p>`]);
    expect(problems).toEqual([
      'summary (en): 1 of its words are cut: no word needs more than 200 letters',
      'body (en): 1 of its words are cut: no word needs more than 200 letters',
    ]);
  });
});

describe('odd translations', () => {
  const build = (...translations: Row[]) => buildContent(HOUSE, row({ translations }), context);
  const dated = (id: string, title: string, date_updated: string | null) => ({
    ...translation('en', { title, date_updated, date_created: '2026-01-01T00:00:00Z' }),
    id,
  });

  it.each([
    [
      'edited last',
      dated('1', 'Old', '2026-02-01T00:00:00Z'),
      dated('2', 'New', '2026-03-01T00:00:00Z'),
    ],
    ['edited at all', dated('2', 'Old', null), dated('1', 'New', '2026-03-01T00:00:00Z')],
    [
      'with the higher key where they are of one time',
      dated('9', 'Old', null),
      dated('10', 'New', null),
    ],
  ])(
    'of one language: the one %s is shown, whatever their order, and it is said',
    async (_, one, two) => {
      for (const order of [
        [one, two],
        [two, one],
      ]) {
        const { nodes, problems } = await build(...order);
        expect(nodes[0]?.values.title).toBe('New');
        expect(problems).toEqual([
          'translations: there is more than one of the language "en"; the one edited last is shown',
        ]);
      }
    },
  );

  it('without a language are left out, and it is said', async () => {
    const lost = { id: '3', languages_code: null, title: 'Lost' };
    const { nodes, problems } = await build(translation('en', { title: 'Title' }), lost);
    expect(nodes.map(({ values }) => values.title)).toEqual(['Title', 'Title', 'Title']);
    expect(problems).toEqual(['translations: one has no language and is left out']);
  });

  it.each(['   ', '\u00a0', '\u200b\u200d', '\ufeff', '\u3164', '\u00ad', '\u202e', '\0'])(
    'with the title %j count as empty, and it is said',
    async (title) => {
      const { nodes, problems } = await build(
        translation('en', { title: 'Title' }),
        translation('uk', { title }),
      );
      expect(nodes[2]?.values).toMatchObject({ title: 'Title', isFallback: true });
      expect(problems).toEqual(['title (uk): nothing of it can be seen, so it counts as empty']);
    },
  );

  it('lose entries of a list that lack a required value, and it is said', async () => {
    const facts = [{ label: 'L' }, { label: '\u200b' }, null, 'x'];
    const { nodes, problems } = await build(translation('en', { title: 'T', facts }));
    expect(nodes[0]?.values.facts).toEqual([{ label: 'L', value: null }]);
    expect(problems).toEqual([
      'facts (en): 3 of its entries are left out for want of a valid required value',
    ]);
  });
});

describe('content of an item without translations', () => {
  it('is one node without a locale', async () => {
    const { nodes } = await buildContent(ROOM, { id: '1', name: 'A', photo: { id: 'x' } }, context);
    expect(nodes).toEqual([
      {
        locale: undefined,
        updatedAt: null,
        values: { name: 'A', photo: { image: 'x', locale: undefined } },
      },
    ]);
  });

  it('is none without a required value', async () => {
    const { nodes, missing } = await buildContent(ROOM, { id: '1', name: ' ' }, context);
    expect([nodes, missing]).toEqual([[], ['name']]);
  });
});

describe('links', () => {
  const OFFICE: ContentType = {
    name: 'Office',
    collection: 'offices',
    description: 'An office.',
    fields: {
      website: { type: 'Link', description: 'Its site.' },
      phone: { type: 'Link', scheme: 'tel', description: 'Its number.' },
      email: { type: 'Link', scheme: 'mailto', description: 'Its mailbox.' },
    },
  };
  const officeOf = async (columns: Row) => {
    const { nodes, problems } = await buildContent(OFFICE, { id: '1', ...columns }, context);
    return { values: nodes[0]?.values, problems };
  };

  it('stay as they are where a link may have them', async () => {
    const columns = {
      website: ' https://example.com ',
      phone: '+380445550142',
      email: 'office@example.com',
    };
    expect(await officeOf(columns)).toEqual({
      values: { ...columns, website: 'https://example.com' },
      problems: [],
    });
  });

  it('are left out where none may, each with a word', async () => {
    const email = `x${'y'.repeat(100)}`;
    expect(await officeOf({ website: 'javascript:alert(1)', phone: 'abc', email })).toEqual({
      values: { website: null, phone: null, email: null },
      problems: [
        'website: "javascript:alert(1)" is no address that a link may have; the link is left out',
        'phone: "abc" is no address that a link may have; the link is left out',
        `email: "x${'y'.repeat(79)}…" is no address that a link may have; the link is left out`,
      ],
    });
  });
});
