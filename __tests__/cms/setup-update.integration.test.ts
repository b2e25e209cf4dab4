import { IDS } from '../../cms/access';
import { setupCms } from '../../cms/scripts/setup-cms';
import * as realEstate from '../../contract/content/real-estate';
import rules from '../../contract/leads/rules.json';
import { directusFetch, startTestDirectus, type TestDirectus } from '../support/directus';

const STARTUP_MS = 180_000;

let cms: TestDirectus;

const send = async (method: string, path: string, body?: unknown) => {
  const { status, json } = await directusFetch(cms.url, path, {
    method,
    token: cms.adminToken,
    body,
  });
  expect([method, path, status < 300]).toEqual([method, path, true]);
  return (json as { data: unknown } | undefined)?.data;
};
const read = async <T>(path: string) => (await send('GET', path)) as T;

interface Panel {
  id: string;
  name: string;
  position_x: number;
  position_y: number;
  width: number;
  height: number;
}

const panels = () =>
  read<Panel[]>(`/panels?limit=-1&filter[dashboard][_eq]=${IDS.leadsDashboard}&sort=name`);
const named = async (name: string) => (await panels()).find((panel) => panel.name === name);

const options = () => ({ ...cms.env, url: cms.url, demo: false });
const setup = async () => (await setupCms(options())).changes;

/** Sets up with a copy of the code that has one kind more and another sentence. */
async function setupOfNewVersion(): Promise<string[]> {
  const viewing = { ...rules.kinds.meeting, label: 'Viewing', color: '#336699' };
  const { fields } = realEstate.PROJECT_UNIT;
  let changes: string[] = [];
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../../contract/leads/rules.json', () => ({
      ...rules,
      kinds: { ...rules.kinds, viewing },
    }));
    jest.doMock('../../contract/content/real-estate', () => ({
      ...realEstate,
      PROJECT_UNIT: {
        ...realEstate.PROJECT_UNIT,
        fields: {
          ...fields,
          livingArea: { ...fields.livingArea, description: 'Indoors, terraces left out.' },
        },
      },
    }));
    const { setupCms: setupNew } = await import('../../cms/scripts/setup-cms');
    ({ changes } = await setupNew(options()));
  });
  jest.dontMock('../../contract/leads/rules.json');
  jest.dontMock('../../contract/content/real-estate');
  return changes;
}

beforeAll(async () => {
  cms = await startTestDirectus({ demo: false });
}, STARTUP_MS);

afterAll(() => cms?.stop());

describe('setup of a Directus that is in use', () => {
  it('changes nothing where nothing differs', async () => {
    expect(await setup()).toEqual([]);
  });

  it('brings a new kind of request and another sentence, and says so', async () => {
    const changes = await setupOfNewVersion();
    expect(changes.sort()).toEqual([
      'field leads.kind: options, display_options, validation',
      'field project_units.living_area: note',
      // A sixth kind makes the panel of kinds higher, and those below it move.
      'panel All, per week: height',
      'panel As a table: position_y',
      'panel By kind: height',
      'panel Catalogue, per week: position_y',
      'panel Consultation, per week: position_y',
      'panel Cooperation, per week: position_y',
      'panel Meeting, per week: position_y',
      'panel Vacancy, per week: position_y',
      'panel Viewing, per week added',
      'panel Waiting longest: position_x, position_y',
    ]);
    const { meta } = await read<{ meta: { options: { choices: object[] } } }>('/fields/leads/kind');
    expect(meta.options.choices).toContainEqual({ text: '$t:Viewing', value: 'viewing' });
    const lead = { kind: 'viewing', name: 'A', phone: '+380445550142', alternative_contact: 'abc' };
    const { id } = (await send('POST', '/items/leads', lead)) as { id: string };
    await send('DELETE', `/items/leads/${id}`);
    expect(await setupOfNewVersion()).toEqual([]);
  });

  it('takes a kind that is gone off the dashboard', async () => {
    expect(await named('Viewing, per week')).toBeDefined();
    expect(await setup()).toContain('panel Viewing, per week removed');
    expect(await named('Viewing, per week')).toBeUndefined();
    expect(await setup()).toEqual([]);
  });

  it('repairs what is ours', async () => {
    const waiting = await named('Waiting longest');
    await send('PATCH', `/panels/${waiting?.id}`, { position_x: 41 });
    await send('PATCH', `/dashboards/${IDS.leadsDashboard}`, { icon: 'apps' });
    await send('PATCH', `/policies/${IDS.editorPolicy}`, { admin_access: true });
    await send('PATCH', `/roles/${IDS.editorRole}`, { description: 'Other' });
    const [bookmark] = await read<{ id: number }[]>(
      '/presets?filter[bookmark][_eq]=$t:Meetings&fields=id',
    );
    const columns = { tabular: { fields: ['name'], sort: ['name'] } };
    await send('PATCH', `/presets/${bookmark?.id}`, { icon: 'apps', layout_query: columns });
    const [permission] = await read<{ id: number }[]>(
      `/permissions?filter[policy][_eq]=${IDS.editorPolicy}&filter[collection][_eq]=areas&filter[action][_eq]=update`,
    );
    await send('DELETE', `/permissions/${permission?.id}`);
    const withdrawn = { collection: 'areas', action: 'delete', permissions: {}, fields: ['*'] };
    await send('POST', '/permissions', { policy: IDS.editorPolicy, ...withdrawn });
    await send('PATCH', '/fields/areas/slug', { schema: { is_nullable: true } });
    expect((await setup()).sort()).toEqual([
      'bookmark leads Meetings: icon, layout_query',
      'dashboard Requests: icon',
      'field areas.slug: is_nullable',
      'panel Waiting longest: position_x',
      'permission delete areas (Editor) removed',
      'permission update areas (Editor) added',
      'policy Editor: admin_access',
      'role Editor: description',
    ]);
    expect((await named('Waiting longest'))?.position_x).toBe(waiting?.position_x);
    expect(await setup()).toEqual([]);
  });

  it('translates what an earlier setup wrote in English, bookmarks of other names too', async () => {
    const bookmarks = await read<{ id: number; bookmark: string }[]>(
      '/presets?limit=-1&filter[bookmark][_nnull]=true&fields=id,bookmark',
    );
    const idOf = (name: string) => bookmarks.find(({ bookmark }) => bookmark === name)?.id;
    await send('PATCH', `/presets/${idOf('$t:News')}`, { bookmark: 'News' });
    await send('PATCH', `/presets/${idOf('$t:New requests')}`, { bookmark: 'New' });
    await send('PATCH', '/fields/areas/status', { meta: { note: 'In English.' } });
    const [word] = await read<{ id: string }[]>(
      '/translations?filter[key][_eq]=Draft&filter[language][_eq]=ru-RU&fields=id',
    );
    await send('PATCH', `/translations/${word?.id}`, { value: 'Набросок' });
    const [other] = await read<{ id: string }[]>(
      '/translations?filter[key][_eq]=News&filter[language][_eq]=uk-UA&fields=id',
    );
    await send('DELETE', `/translations/${other?.id}`);
    expect((await setup()).sort()).toEqual([
      'bookmark leads New requests: bookmark',
      'bookmark posts News: bookmark',
      'field areas.status: note',
      'translation “Draft” (ru-RU)',
      'translation “News” (uk-UA)',
    ]);
    expect(await setup()).toEqual([]);
    expect(
      await read('/presets?limit=-1&filter[bookmark][_nnull]=true&fields=id,bookmark'),
    ).toEqual(bookmarks);
  });

  it('gives a role the policy back that it is for', async () => {
    const { policies } = await read<{ policies: string[] }>(`/roles/${IDS.visitorRole}`);
    await send('PATCH', `/roles/${IDS.visitorRole}`, {
      policies: { create: [], update: [], delete: policies },
    });
    expect(await setup()).toEqual(['role Visitor: policy']);
    expect(await setup()).toEqual([]);
  });

  it('leaves alone what people made', async () => {
    const dashboard = (await send('POST', '/dashboards', { name: 'Of the team' })) as {
      id: string;
    };
    const panel = { type: 'label', position_x: 1, position_y: 60, width: 10, height: 4 };
    const made = [
      `/dashboards/${dashboard.id}`,
      ...(await Promise.all(
        [
          ['/panels', { ...panel, name: 'New', dashboard: dashboard.id }],
          ['/panels', { ...panel, name: 'A note', dashboard: IDS.leadsDashboard }],
          ['/presets', { bookmark: 'Of the team', collection: 'leads', layout: 'tabular' }],
          ['/roles', { name: 'Partner', icon: 'handshake' }],
          ['/policies', { name: 'Partner', icon: 'handshake' }],
        ].map(async ([path, body]) => {
          const { id } = (await send('POST', String(path), body)) as { id: string };
          return `${path as string}/${id}`;
        }),
      )),
    ];
    await send('POST', '/fields/areas', { field: 'of_the_team', type: 'string' });
    const before = await Promise.all(made.map((path) => read(path)));
    expect(await setup()).toEqual([]);
    await setupOfNewVersion();
    await setup();
    expect(await Promise.all(made.map((path) => read(path)))).toEqual(before);
    expect(await read('/fields/areas/of_the_team')).toMatchObject({ field: 'of_the_team' });
  });

  it('takes over the panels of a setup that gave them no fixed ids', async () => {
    const ours = await read<Panel[]>(
      `/panels?limit=-1&filter[dashboard][_eq]=${IDS.leadsDashboard}&filter[name][_neq]=A note`,
    );
    await send(
      'DELETE',
      '/panels',
      ours.map(({ id }) => id),
    );
    await send(
      'POST',
      '/panels',
      ours.map((panel) => ({ ...panel, id: undefined, position_y: 1 })),
    );
    await setup();
    const after = await panels();
    expect(after.map(({ id }) => id).sort()).toEqual(
      [...ours.map(({ id }) => id), (await named('A note'))?.id].sort(),
    );
    expect(await setup()).toEqual([]);
  });
});
