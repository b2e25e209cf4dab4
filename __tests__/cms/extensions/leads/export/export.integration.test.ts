import { IDS } from '../../../../../cms/access';
import { signIn } from '../../../../../cms/scripts/api';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../../support/directus';
import { fieldsFor, freeSlotsOf, newPhone, sendLead } from '../../../../support/leads';

const STARTUP_MS = 180_000;
/** More than Directus answers without being asked for all, and than one batch. */
const MANY = 450;

let cms: TestDirectus;
let editorToken: string;
let editor: string;

const admin = async <T>(method: string, path: string, body?: unknown) =>
  (
    (await directusFetch(cms.url, path, { token: cms.adminToken, method, body })).json as
      { data: T } | undefined
  )?.data as T;

async function first<T>(path: string): Promise<T> {
  const [row] = await admin<T[]>('GET', path);
  if (row === undefined) throw new Error(`${path} finds nothing.`);
  return row;
}

const download = (headers: Record<string, string>, path = '/leads/export') =>
  fetch(`${cms.url}${path}`, { headers });

/** The cells of a CSV file whose cells are all quoted, by line. */
function parse(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, cell = '', end] of text.matchAll(/"((?:[^"]|"")*)"(,|;|\r\n)/g)) {
    lines.at(-1)?.push(cell.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** The table as the editor reads it. */
async function table(): Promise<Record<string, string>[]> {
  const response = await download({ Authorization: `Bearer ${editorToken}` });
  expect(response.status).toBe(200);
  const [headings = [], ...rows] = parse(await response.text());
  return rows.map((row) =>
    Object.fromEntries(headings.map((heading, index) => [heading, row[index] ?? ''])),
  );
}

/** A cookie of the admin's kind of session. */
async function sessionOf(email: string, password: string): Promise<string> {
  const response = await fetch(`${cms.url}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password, mode: 'session' }),
  });
  return response.headers.getSetCookie().join().split(';')[0] ?? '';
}

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true, env: { IP_TRUST_PROXY: 'true' } });
  editorToken = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
  editor = (await first<{ id: string }>(`/users?filter[email]=${cms.editorEmail}`)).id;
  await admin('PATCH', `/users/${editor}`, { first_name: 'Daryna', last_name: 'Editor' });
}, STARTUP_MS);

afterAll(() => cms?.stop());

describe('the export of requests', () => {
  it('has words, names, the message and the time in Kyiv', async () => {
    const meeting_start = (await freeSlotsOf(cms.url))[0] ?? '';
    const { slug: project } = await first<{ slug: string }>(
      '/items/projects?filter[status]=published&limit=1',
    );
    const { data } = await sendLead(cms.url, {
      kind: 'meeting',
      fields: {
        ...fieldsFor('meeting'),
        name: 'Олена Приклад',
        phone: newPhone(),
        message: '=HYPERLINK("http://evil.example","x")\nSecond line',
        project,
        meeting_start,
      },
    });
    await admin('PATCH', `/items/leads/${data?.id}`, {
      status: 'in_work',
      owner: editor,
      notes: '@SUM(A1)',
    });

    const rows = await table();
    const kyiv = new Intl.DateTimeFormat('sv-SE', {
      dateStyle: 'short',
      timeStyle: 'short',
      timeZone: 'Europe/Kyiv',
    }).format(new Date(meeting_start));
    expect(rows).toEqual([
      expect.objectContaining({
        Name: 'Олена Приклад',
        Status: 'In work',
        Kind: 'Meeting',
        Owner: 'Daryna Editor',
        'Meeting (Kyiv time)': kyiv,
        'Time zone': expect.stringMatching(/^Europe\/Kyiv, UTC\+[23]$/),
        Message: `'=HYPERLINK("http://evil.example","x")\nSecond line`,
        Notes: `'@SUM(A1)`,
        Project: expect.not.stringContaining(project),
      }),
    ]);
  });

  it('is a UTF-8 file with a byte order mark that nobody keeps a copy of', async () => {
    const response = await download({ Authorization: `Bearer ${editorToken}` });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('is in the language of the user', async () => {
    for (const [language, heading, word] of [
      ['ru-RU', 'Статус', 'В работе'],
      ['uk-UA', 'Статус', 'У роботі'],
    ] as const) {
      await admin('PATCH', `/users/${editor}`, { language });
      expect((await table())[0]?.[heading]).toBe(word);
    }
    await admin('PATCH', `/users/${editor}`, { language: null });
  });

  it('has no limit', async () => {
    const rows = Array.from({ length: MANY }, (_, index) => ({
      kind: 'consultation',
      name: `Visitor ${index}`,
      phone: '+380671234567',
      alternative_contact: '@visitor',
    }));
    await admin('POST', '/items/leads', rows);
    const names = (await table()).map(({ Name }) => Name);
    expect(names).toHaveLength(MANY + 1);
    expect(new Set(names).size).toBe(MANY + 1);
  });
});

describe('the export of requests is refused', () => {
  const refused = async (headers: Record<string, string>, path?: string) => {
    const response = await download(headers, path);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      errors: [
        {
          message: 'Only people who may read requests can export them.',
          extensions: { code: 'FORBIDDEN' },
        },
      ],
    });
    return response.status;
  };

  it('to everybody who is not signed in to the admin', async () => {
    expect(await refused({})).toBe(403);
    expect(await refused({ Authorization: `Bearer ${cms.buildToken}` })).toBe(403);
  });

  it('to a user of the admin who may not read requests', async () => {
    const filter = `filter[policy]=${IDS.editorPolicy}&filter[collection]=leads&filter[action]=read`;
    const [permission] = await admin<{ id: number }[]>('GET', `/permissions?${filter}`);
    await admin('DELETE', `/permissions/${permission?.id}`);
    expect(await refused({ Authorization: `Bearer ${editorToken}` })).toBe(403);
    await admin('POST', '/permissions', {
      policy: IDS.editorPolicy,
      collection: 'leads',
      action: 'read',
      permissions: {},
      fields: ['*'],
    });
  });

  it('to a page that makes the browser send the session of the admin', async () => {
    const Cookie = await sessionOf(cms.editorEmail, cms.editorPassword);
    expect(await refused({ Cookie })).toBe(403);
    const own = await download({ Cookie, 'X-Requested-With': 'XMLHttpRequest' });
    expect(own.status).toBe(200);
    // A header that is no token leaves the session in force.
    expect(await refused({ Cookie, Authorization: 'Bearer' })).toBe(403);
    expect(await refused({ Cookie, Authorization: `Bearer ${editorToken} x` })).toBe(403);
  });

  it('to a token in the address, which stays in logs', async () => {
    expect(await refused({}, `/leads/export?access_token=${editorToken}`)).toBe(403);
  });
});

describe('owners of requests', () => {
  it('are people: neither visitors nor programs', async () => {
    const field = await admin<{ meta: { options: { filter: unknown } } }>(
      'GET',
      '/fields/leads/owner',
    );
    await admin('POST', '/users', {
      role: IDS.visitorRole,
      email: 'v@example.com',
      status: 'active',
    });
    const filter = encodeURIComponent(JSON.stringify(field.meta.options.filter));
    const { json } = await directusFetch(
      cms.url,
      `/users?filter=${filter}&fields=email&limit=-1&sort=email`,
      { token: editorToken },
    );
    expect((json as { data: { email: string }[] }).data.map(({ email }) => email)).toEqual([
      cms.adminEmail,
      cms.editorEmail,
    ]);
  });
});
