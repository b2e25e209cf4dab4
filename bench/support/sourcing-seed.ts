import type { TestDirectus } from '../../__tests__/support/directus';

const LANGUAGES = ['en', 'ru', 'uk'];
/** Stays under the 1 MB that Directus takes at once. */
const BATCH = 100;
const DAY = 86_400_000;

const SENTENCE: Record<string, string> = {
  en: 'The terrace faces the rice fields, and the sea is ten minutes away by scooter. ',
  ru: 'Терраса выходит на рисовые поля, до моря десять минут на скутере. ',
  uk: 'Тераса виходить на рисові поля, до моря десять хвилин на скутері. ',
};

/** About as much HTML as a short piece of news has, with a link so that it must be sanitised. */
const body = (language: string, index: number) => {
  const text = (SENTENCE[language] ?? '').repeat(4);
  return (
    `<h2>${index}</h2><p>${text}</p><p>${text}<a href="/projects">${language}</a></p>` +
    `<ul><li>${text}</li><li>${text}</li></ul>`
  );
};

function post(index: number) {
  return {
    status: 'published',
    kind: 'news',
    slug: `news-${index}`,
    published_at: new Date(Date.UTC(2020, 0, 1) + index * DAY).toISOString().slice(0, 10),
    translations: LANGUAGES.map((language) => ({
      languages_code: language,
      title: `${language} ${index}`,
      summary: SENTENCE[language],
      body: body(language, index),
    })),
  };
}

/**
 * Writes pieces of news in three languages.
 *
 * @param count - number of items there are to be
 * @param from - number of items there are already
 */
export async function seedNews(
  { url, adminToken }: TestDirectus,
  count: number,
  from = 0,
): Promise<void> {
  const headers = { Authorization: `Bearer ${adminToken}`, 'Content-Type': 'application/json' };
  const send = async (method: string, path: string, data: unknown) => {
    const response = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(data) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  // Without a history of revisions Directus writes four times as fast.
  for (const collection of ['posts', 'posts_translations']) {
    await send('PATCH', `/collections/${collection}`, { meta: { accountability: null } });
  }
  for (let start = from; start < count; start += BATCH) {
    const size = Math.min(BATCH, count - start);
    await send(
      'POST',
      '/items/posts',
      Array.from({ length: size }, (_, index) => post(start + index)),
    );
  }
}
