import { setupCms } from '../../cms/scripts/setup-cms';
import type { FilledStamps } from '../../cms/scripts/fill-demo';
import { changeRow } from '../support/change-row';
import { directusFetch, startTestDirectus, type TestDirectus } from '../support/directus';

const STARTUP_MS = 180_000;

interface Project {
  id: number;
  slug: string;
  permit: string | null;
  translations: { id: number; languages_code: string; seo_title: string | null }[];
}

let cms: TestDirectus;
let filled: FilledStamps = {};

const admin = async <T>(method: string, path: string, body?: unknown) =>
  (
    (await directusFetch(cms.url, path, { token: cms.adminToken, method, body })).json as {
      data: T;
    }
  ).data;

const project = async (slug: string): Promise<Project> => {
  const fields =
    'id,slug,permit,translations.id,translations.languages_code,translations.seo_title';
  const [item] = await admin<Project[]>(
    'GET',
    `/items/projects?filter[slug]=${slug}&fields=${fields}`,
  );
  if (item === undefined) throw new Error(`There is no project ${slug}.`);
  return item;
};

/** The database as an earlier version would have left it, where the column came later. */
const without = (table: string, id: number, column: string) =>
  changeRow(cms.folder, { table, id: String(id), to: { [column]: null } });

const setup = async () => {
  const result = await setupCms({
    ...cms.env,
    url: cms.url,
    demo: true,
    seeded: cms.seeded,
    filled,
  });
  filled = result.filled;
  return result.changes;
};

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
}, STARTUP_MS);

afterAll(() => cms?.stop());

describe('setup of an installed demo that lacks fields of today', () => {
  it('fills them in the items that nobody has changed, and says so', async () => {
    const teakHouse = await project('teak-house');
    const english = teakHouse.translations.find((row) => row.languages_code === 'en');
    const mangroveLane = await project('mangrove-lane');
    await admin('PATCH', `/items/projects/${mangroveLane.id}`, { price_completed: 1 });
    for (const { id } of [teakHouse, mangroveLane]) await without('projects', id, 'permit');
    await without('projects_translations', english?.id ?? 0, 'seo_title');

    expect(await setup()).toEqual([
      'demo new fields of 1 projects: permit, translations.seo_title',
    ]);

    const after = await project('teak-house');
    expect(after.permit).toBe(teakHouse.permit);
    expect(after.translations).toEqual(expect.arrayContaining(teakHouse.translations));
    expect((await project('mangrove-lane')).permit).toBeNull();
    expect(await setup()).toEqual([]);
  });

  it('fills a further field of an item that it filled before', async () => {
    const { id, permit } = await project('teak-house');
    await without('projects', id, 'permit');
    expect(await setup()).toEqual(['demo new fields of 1 projects: permit']);
    expect((await project('teak-house')).permit).toBe(permit);
  });

  it('leaves a field that an editor emptied after that', async () => {
    const { id } = await project('teak-house');
    await admin('PATCH', `/items/projects/${id}`, { permit: null });
    expect(await setup()).toEqual([]);
    expect((await project('teak-house')).permit).toBeNull();
  });
});
