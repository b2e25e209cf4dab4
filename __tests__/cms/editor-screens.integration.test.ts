import { LEADS_DASHBOARD } from '../../cms/access';
import { TABLES } from '../../cms/schema';
import { signIn } from '../../cms/scripts/api';
import { directusFetch, startTestDirectus, type TestDirectus } from '../support/directus';

const STARTUP_MS = 180_000;

let cms: TestDirectus;
let token: string;

const read = async (path: string) => {
  const { status, json } = await directusFetch(cms.url, path, { token });
  return { status, data: (json as { data?: unknown } | undefined)?.data };
};

/** What the admin asks for on each of its screens, as the demo editor. */
const SCREENS: readonly (readonly [screen: string, path: string])[] = [
  ['the frame of the admin', '/users/me?fields=*,role.id'],
  ['the frame of the admin: settings', '/settings'],
  ['the frame of the admin: rights', '/permissions/me'],
  ['the frame of the admin: collections', '/collections'],
  ['the frame of the admin: fields', '/fields'],
  ['the frame of the admin: relations', '/relations'],
  ['the frame of the admin: words', '/translations?limit=-1'],
  ['the frame of the admin: presets', '/presets?limit=-1'],
  ['the frame of the admin: notifications', '/notifications'],
  ['the file library', '/files?limit=25&filter[folder][_null]=true&meta=filter_count'],
  ['the folders of the file library', '/folders?limit=-1&sort=name'],
  ['a folder below another', '/folders?filter[parent][_null]=true'],
  ['insights', '/dashboards?limit=-1&sort=name'],
  ['the panels of insights', `/panels?limit=-1&filter[dashboard][_eq]=${LEADS_DASHBOARD.id}`],
  ['a figure of insights', '/items/leads?aggregate[count]=id&groupBy[]=kind'],
  ['the choice of an owner', '/users?limit=25&fields=id,first_name,last_name'],
  ['what happened', '/activity?limit=25'],
  ['comments on an item', '/comments?filter[collection][_eq]=leads'],
  ...TABLES.map(
    ({ collection }) =>
      [`the list ${collection}`, `/items/${collection}?limit=25&fields=*`] as const,
  ),
];

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
  token = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
}, STARTUP_MS);

afterAll(() => cms?.stop());

describe('an editor’s screens', () => {
  it.each(SCREENS)('%s: its data can be read', async (_screen, path) => {
    expect(await read(path)).toEqual({ status: 200, data: expect.anything() });
  });

  it('show files, folders and figures of the demo', async () => {
    for (const path of ['/files?limit=1', '/folders?limit=1', '/dashboards', '/panels?limit=1']) {
      expect((await read(path)).data).not.toEqual([]);
    }
  });

  it('show a picture and its thumbnail', async () => {
    const { data } = await read('/files?limit=1&filter[type][_eq]=image/jpeg&fields=id');
    const id = (data as { id: string }[])[0]?.id;
    for (const path of [`/assets/${id}`, `/assets/${id}?key=system-small-cover`]) {
      expect((await read(path)).status).toBe(200);
    }
  });
});
