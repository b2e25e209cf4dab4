import schedule from '../../../../contract/schedule.json';
import { directusDue, TIMED } from '../../../../publisher/src/due/content';
import { dueMoments } from '../../../../publisher/src/due/moments';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';

let cms: TestDirectus;
const NOW = Date.parse('2030-01-10T12:00:00Z');

const call = async (method: string, path: string, body: unknown) => {
  const { status, json } = await directusFetch(cms.url, path, {
    token: cms.adminToken,
    method,
    body,
  });
  expect(status).toBe(200);
  return (json as { data: { id: number } }).data.id;
};
const make = (collection: string, slug: string, values: object) =>
  call('POST', `/items/${collection}`, {
    status: 'published',
    slug,
    translations: [{ languages_code: 'en', title: `Title of ${slug}` }],
    ...values,
  });
const source = () =>
  directusDue({
    directusUrl: cms.url,
    token: cms.env.publisherToken,
    contentToken: cms.buildToken,
  });

beforeAll(async () => {
  cms = await startTestDirectus();
});
afterAll(() => cms?.stop());

it('watches the collections that have a schedule', () => {
  const scheduled = TIMED.filter(({ hasSchedule = true }) => hasSchedule);
  expect(scheduled.map(({ collection }) => collection).sort()).toEqual(
    [...schedule.collections].sort(),
  );
});

it('reads the moments that lie ahead, of what is published, with the names of the items', async () => {
  const post = { kind: 'news', published_at: '2029-01-01' };
  const project = { type: 'villas', sold: false, prices_include_taxes: false };
  await make('posts', 'ahead', { ...post, publish_at: '2030-01-10T12:00:01Z' });
  await make('posts', 'past', { ...post, publish_at: '2030-01-10T11:59:59Z' });
  await make('posts', 'draft', { ...post, status: 'draft', publish_at: '2030-01-11T00:00:00Z' });
  await make('posts', 'doc', { ...post, kind: 'doc', unpublish_at: '2030-01-12T10:00:00+02:00' });
  await make('sales', 'today', { valid_until: '2030-01-10' });
  await make('sales', 'yesterday', { valid_until: '2030-01-09' });
  await make('projects', 'built', { ...project, deadline: '2030-02-01' });
  await make('projects', 'sold', { ...project, sold: true, deadline: '2030-02-01' });
  const vacancy = { employment: 'full_time', published_at: '2029-01-01', remote: false };
  await make('vacancies', 'open', { ...vacancy, valid_through: '2030-01-10' });
  await make('vacancies', 'unlimited', vacancy);
  const moments = dueMoments(await source().itemsAfter(NOW)).filter(({ at }) => at > NOW);
  expect(moments.map(({ at, reason }) => `${new Date(at).toISOString()} ${reason}`)).toEqual([
    '2030-01-10T12:00:01.000Z The news “Title of ahead” appeared on the site.',
    '2030-01-10T22:00:00.000Z The offer “Title of today” ended.',
    '2030-01-10T22:00:00.000Z The vacancy “Title of open” ended.',
    '2030-01-12T08:00:00.000Z The document “Title of doc” left the site.',
    '2030-02-01T22:00:00.000Z The project “Title of built” has passed its day of hand-over.',
  ]);
});

it('knows when the last build of the content began', async () => {
  const at = (moment: number) => new Date(moment).toISOString();
  expect(await source().lastStart(NOW)).toBeUndefined();
  const row = { status: 'live', trigger: 'save' };
  const first = await call('POST', '/items/builds', {
    ...row,
    started_at: at(NOW - 2000),
    kept: true,
  });
  await call('POST', '/items/builds', { ...row, started_at: at(NOW - 3000) });
  await call('POST', '/items/builds', { ...row, started_at: at(NOW + 1000) });
  await call('POST', '/items/builds', row);
  await call('POST', '/items/builds', { ...row, started_at: at(NOW - 1000), rollback_to: first });
  expect(await source().lastStart(NOW)).toBe(NOW - 2000);
});
