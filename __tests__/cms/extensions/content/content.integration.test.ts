import { signIn } from '../../../../cms/scripts/api';
import { MENU_PAGES } from '../../../../contract/content/site';
import links from '../../../../contract/links/links.json';
import redirects from '../../../../contract/links/redirects.json';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';

interface Answer {
  data?: { id: number } & Record<string, unknown>;
  errors?: { message: string; extensions: { code: string; field?: string; collection?: string } }[];
}

let cms: TestDirectus;
let editor: string;

const call = async (method: string, path: string, body?: unknown, token = editor) => {
  const { status, json } = await directusFetch(cms.url, path, { token, method, body });
  return { status, ...(json as Answer | undefined) };
};
const settings = async (): Promise<Record<string, unknown>> =>
  (await call('GET', '/items/settings')).data ?? {};

/** Runs with the admin in another language, as an editor chooses it in their profile. */
async function inLanguage(language: string | null, work: () => Promise<void>): Promise<void> {
  const found = await call(
    'GET',
    `/users?filter[email][_eq]=${cms.editorEmail}&fields=id`,
    undefined,
    cms.adminToken,
  );
  const { id } = (found.data as unknown as { id: string }[])[0] ?? {};
  const set = (value: string | null) =>
    call('PATCH', `/users/${id}`, { language: value }, cms.adminToken);
  await set(language);
  try {
    await work();
  } finally {
    await set(null);
  }
}

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
  editor = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
});

afterAll(() => cms?.stop());

describe('the menus that an editor saves', () => {
  const menu = (...pages: string[]) => pages.map((page) => ({ page }));

  it('are stored in their order, and may be empty', async () => {
    const chosen = { main_menu: menu('docs', 'why-island'), footer_menu: [] };
    expect((await call('PATCH', '/items/settings', chosen)).status).toBe(200);
    expect(await settings()).toMatchObject(chosen);
  });

  it.each([
    [
      null,
      'Main menu, entry 3: "Why the island" stands above already. Take one of the two away.',
      'Footer menu, entry 1, Page: "casino" is not one of the choices.',
      'Main menu: There is room for 8 entries. Take the others away.',
      'Main menu: The names do not fit on one line of the header in all languages.',
    ],
    [
      'ru-RU',
      'Главное меню, запись 3: "Почему остров" уже есть выше. Уберите одну из двух строк.',
      'Меню внизу страницы, запись 1, Страница: "casino" нет среди вариантов.',
      'Главное меню: Помещается строк: 8. Уберите лишние.',
      'Главное меню: Названия помещаются в одну строку шапки не на всех языках.',
    ],
    [
      'uk-UA',
      'Головне меню, запис 3: "Чому острів" уже є вище. Приберіть один із двох рядків.',
      'Меню внизу сторінки, запис 1, Сторінка: "casino" немає серед варіантів.',
      'Головне меню: Вміщується рядків: 8. Приберіть зайві.',
      'Головне меню: Назви вміщуються в один рядок шапки не всіма мовами.',
    ],
  ])(
    'are refused in the language of the admin, %s',
    async (language, double, unknown, many, wide) => {
      const before = await settings();
      await inLanguage(language, async () => {
        for (const [change, message] of [
          [{ main_menu: menu('why-island', 'news', 'why-island') }, double],
          [{ footer_menu: menu('casino') }, unknown],
          [
            {
              main_menu: Object.keys(MENU_PAGES)
                .slice(0, 9)
                .map((page) => ({ page })),
            },
            many,
          ],
          [
            { main_menu: menu('one-room-apartments', 'cooperation', 'compare', 'why-island') },
            wide,
          ],
        ] as const) {
          const { status, errors } = await call('PATCH', '/items/settings', change);
          expect([status, errors?.[0]?.message]).toEqual([400, expect.stringContaining(message)]);
        }
      });
      expect(await settings()).toEqual(before);
    },
  );
});

describe('links that an editor saves', () => {
  it('are stored where a link may have them', async () => {
    for (const { value } of links.valid) {
      const { status } = await call('PATCH', '/items/settings', { promo_link: value });
      expect([value, status]).toEqual([value, 200]);
    }
    expect((await call('PATCH', '/items/settings', { promo_link: null })).status).toBe(200);
  });

  it('are refused otherwise, in every field, and nothing is stored', async () => {
    const before = await settings();
    const fields = ['whatsapp', 'telegram', 'instagram', 'youtube', 'promo_link'];
    const hostile = links.invalid.filter(({ value }) => value.trim() !== '');
    for (const [index, { value, title }] of hostile.entries()) {
      const field = fields[index % fields.length] ?? '';
      const { status, errors } = await call('PATCH', '/items/settings', { [field]: value });
      const { code, field: named } = errors?.[0]?.extensions ?? {};
      expect([title, status, code, named]).toEqual([title, 400, 'INVALID_PAYLOAD', field]);
    }
    expect((await call('PATCH', '/items/settings', { phone: 'abc' })).status).toBe(400);
    expect((await call('PATCH', '/items/settings', { email: 'office' })).status).toBe(400);
    expect(await settings()).toEqual(before);
  });

  it.each([
    [
      null,
      'WhatsApp: "javascript:alert(1)" is not an address a link can have. Write it in full, like https://example.com/page, or as a path on the site, like /news.',
    ],
    [
      'ru-RU',
      'WhatsApp: Ссылка не может вести на "javascript:alert(1)". Напишите адрес полностью, например https://example.com/page, или путь на сайте, например /news.',
    ],
    [
      'uk-UA',
      'WhatsApp: Посилання не може вести на "javascript:alert(1)". Напишіть адресу повністю, наприклад https://example.com/page, або шлях на сайті, наприклад /news.',
    ],
  ])('are refused with a sentence, for an admin in %s', async (language, message) => {
    await inLanguage(language, async () => {
      const { errors } = await call('PATCH', '/items/settings', {
        whatsapp: 'javascript:alert(1)',
      });
      expect(errors?.map((error) => error.message)).toEqual([message]);
    });
  });

  it('are refused in texts, in new items with their translations, in lists and by GraphQL', async () => {
    const body = '<p><a href="jAvascript&colon;alert(1)">a</a></p>';
    const translations = [{ languages_code: 'en', title: 'T', body }];
    const item = { slug: 'hostile', kind: 'news', published_at: '2026-01-01', translations };
    expect((await call('POST', '/items/posts', item)).status).toBe(400);
    expect((await call('POST', '/items/posts', [item])).status).toBe(400);
    const [page] = (await call('GET', '/items/pages_translations?limit=1')).data as unknown as [
      { id: number },
    ];
    expect((await call('PATCH', `/items/pages_translations/${page.id}`, { body })).status).toBe(
      400,
    );
    expect(
      (await call('PATCH', '/items/pages_translations', { keys: [page.id], data: { body } }))
        .status,
    ).toBe(400);
    expect((await call('PATCH', '/items/pages_translations', [{ id: page.id, body }])).status).toBe(
      400,
    );
    const query = 'mutation { update_settings(data: { youtube: "data:text/html,x" }) { youtube } }';
    const { errors } = await call('POST', '/graphql', { query });
    expect(JSON.stringify(errors)).toContain('data:text/html,x');
    expect((await settings()).youtube).not.toBe('data:text/html,x');
    const stored = await call('GET', '/items/posts?filter[slug][_eq]=hostile');
    expect(stored.data).toEqual([]);
  });

  it('are refused to the administrator too', async () => {
    const hostile = { telegram: '\u0001javascript:alert(1)' };
    expect((await call('PATCH', '/items/settings', hostile, cms.adminToken)).status).toBe(400);
  });
});

describe('redirects that an editor saves', () => {
  const create = (from_path: string, to_path: string) =>
    call('POST', '/items/redirects', { from_path, to_path, status_code: 301 });
  const remove = (id: number | undefined) => call('DELETE', `/items/redirects/${id}`);

  it.each(redirects.from.valid)('may start at $value', async ({ value }) => {
    const { status, data } = await create(value, '/news');
    expect(status).toBe(200);
    await remove(data?.id);
  });

  it.each(redirects.from.invalid)('never start at $value', async ({ value }) => {
    const { status, errors } = await create(value, '/news');
    expect([status, errors?.[0]?.extensions.field]).toEqual([400, 'from_path']);
  });

  it.each(redirects.to.invalid)('never lead to %j', async (value) => {
    const { status, errors } = await create('/somewhere', value);
    expect([status, errors?.[0]?.extensions.field]).toEqual([400, 'to_path']);
  });

  it('are one for each path and never lead to themselves, new or changed', async () => {
    const first = await create('/старая', '/news');
    expect(first.status).toBe(200);
    const double = await create('/ru/%D1%81тарая/', '/news');
    expect(double.status).toBe(400);
    expect(double.errors?.[0]?.message).toBe(
      'From path: There is a redirect from this path already: "/старая".',
    );
    expect((await create('/self', '/ua/self/')).status).toBe(400);
    const path = `/items/redirects/${first.data?.id}`;
    expect((await call('PATCH', path, { to_path: '/старая?a=b' })).status).toBe(400);
    expect((await call('PATCH', path, { from_path: '/about-us/' })).status).toBe(400);
    expect((await call('PATCH', path, { status_code: 302 })).status).toBe(200);
    expect((await call('PATCH', path, { from_path: '/старая/' })).status).toBe(200);
    await remove(first.data?.id);
  });
});

describe('the moments of an item', () => {
  it('are refused out of order, when both come, when one is added, for several items', async () => {
    const { data } = await call('GET', '/items/sales?fields=id&sort=id');
    const [sale, other] = (data as unknown as { id: number }[]).map(({ id }) => id);
    const early = '2030-01-01T10:00:00Z';
    const late = '2030-01-02T10:00:00Z';
    await call('PATCH', '/items/sales', { keys: [sale], data: { valid_until: '2030-02-01' } });
    const both = await call('PATCH', `/items/sales/${sale}`, {
      publish_at: late,
      unpublish_at: early,
    });
    expect([both.status, both.errors?.[0]?.message]).toEqual([
      400,
      'Unpublish at: The item would leave the site before it appears there. Choose a moment after “Publish At”.',
    ]);
    expect((await call('PATCH', `/items/sales/${sale}`, { publish_at: late })).status).toBe(200);
    const change = { unpublish_at: early };
    expect((await call('PATCH', `/items/sales/${sale}`, change)).status).toBe(400);
    const several = { keys: [other, sale], data: change };
    expect((await call('PATCH', '/items/sales', several)).status).toBe(400);
    await inLanguage('uk-UA', async () => {
      const { errors } = await call('PATCH', `/items/sales/${sale}`, change);
      expect(errors?.[0]?.message).toMatch(/^Прибрати з сайту: .*«Показати на сайті з»\.$/);
    });
    const free = { publish_at: null, unpublish_at: early };
    expect((await call('PATCH', `/items/sales/${sale}`, free)).status).toBe(200);
    await call('PATCH', `/items/sales/${sale}`, { unpublish_at: null });
  });
});

describe('a page that moves', () => {
  const item = { type: 'villas', sold: false, prices_include_taxes: true };
  const make = async (slug: string, status: string) =>
    (await call('POST', '/items/projects', { ...item, slug, status })).data?.id;
  const rename = (id: number | undefined, change: object) =>
    call('PATCH', `/items/projects/${id}`, change);
  const redirectsOf = async (...slugs: string[]) => {
    const { data } = await call('GET', '/items/redirects?limit=-1&sort=from_path');
    const rows = data as unknown as { from_path: string; to_path: string; status_code: number }[];
    return rows
      .filter(({ from_path }) => slugs.some((slug) => from_path.endsWith(`/${slug}`)))
      .map(({ from_path, to_path, status_code }) => `${from_path} ${to_path} ${status_code}`);
  };

  it('leaves a redirect that is the editor’s doing, chains at their end, none back to itself', async () => {
    const id = await make('move-a', 'published');
    expect((await rename(id, { slug: 'move-b' })).status).toBe(200);
    expect(await redirectsOf('move-a')).toEqual(['/projects/move-a /projects/move-b 301']);
    const { data } = await call(
      'GET',
      '/activity?filter[collection][_eq]=redirects&filter[action][_eq]=create&sort=-id&limit=1&fields=user.email',
      undefined,
      cms.adminToken,
    );
    expect(data).toEqual([{ user: { email: cms.editorEmail } }]);

    await rename(id, { slug: 'move-c' });
    expect(await redirectsOf('move-a', 'move-b')).toEqual([
      '/projects/move-a /projects/move-c 301',
      '/projects/move-b /projects/move-c 301',
    ]);
    await rename(id, { slug: 'move-a' });
    expect(await redirectsOf('move-a', 'move-b', 'move-c')).toEqual([
      '/projects/move-b /projects/move-a 301',
      '/projects/move-c /projects/move-a 301',
    ]);
  });

  it('leaves none where the change is refused, nor later', async () => {
    const id = await make('kept-a', 'published');
    await make('kept-b', 'published');
    expect((await rename(id, { slug: 'kept-b' })).status).toBe(400);
    expect(await redirectsOf('kept-a')).toEqual([]);
    expect((await rename(id, { floors: 2 })).status).toBe(200);
    expect(await redirectsOf('kept-a')).toEqual([]);
  });

  it('leaves none where nobody has seen it, and one where it was seen before it became a draft', async () => {
    const id = await make('draft-a', 'draft');
    await rename(id, { slug: 'draft-b', status: 'published' });
    expect(await redirectsOf('draft-a')).toEqual([]);
    await rename(id, { status: 'draft' });
    await rename(id, { slug: 'draft-c' });
    expect(await redirectsOf('draft-b')).toEqual(['/projects/draft-b /projects/draft-c 301']);
  });

  it('leaves one for a post of another kind, also in a batch', async () => {
    const post = { status: 'published', kind: 'news', published_at: '2026-01-01' };
    const { data } = await call('POST', '/items/posts', { ...post, slug: 'kind-a' });
    await call('PATCH', '/items/posts', [{ id: data?.id, kind: 'article' }]);
    expect(await redirectsOf('kind-a')).toEqual(['/news/kind-a /articles/kind-a 301']);
  });
});

describe('the files of an item', () => {
  const upload = async (name: string, type: string) => {
    const form = new FormData();
    form.append('file', new Blob(['content'], { type }), name);
    const response = await fetch(`${cms.url}/files`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${editor}` },
    });
    return ((await response.json()) as { data: { id: string } }).data.id;
  };

  it('are refused where the site cannot use them, in its fields and its gallery', async () => {
    const word = await upload(
      'catalogue.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    );
    const film = await upload('film.mp4', 'video/mp4');
    await inLanguage('ru-RU', async () => {
      const document = await call('PATCH', '/items/projects/1', { presentation: word });
      expect([document.status, document.errors?.[0]?.message]).toEqual([
        400,
        'Презентация: "catalogue.docx" — не PDF, а сайт предлагает скачать PDF. Сохраните документ как PDF, в Word это «Сохранить как», и загрузите его.',
      ]);
      const gallery = { create: [{ directus_files_id: { id: film } }], update: [], delete: [] };
      const picture = await call('PATCH', '/items/projects/1', { gallery });
      expect([picture.status, picture.errors?.[0]?.message]).toEqual([
        400,
        'Галерея: "film.mp4" — не картинка, которую может показать сайт. Загрузите JPEG, PNG, WebP, AVIF, GIF, TIFF или SVG.',
      ]);
    });
    const catalogue = await upload('catalogue.pdf', 'application/pdf');
    expect((await call('PATCH', '/items/projects/1', { presentation: catalogue })).status).toBe(
      200,
    );
  });
});
