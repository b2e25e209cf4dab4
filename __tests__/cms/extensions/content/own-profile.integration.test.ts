import { IDS } from '../../../../cms/access';
import { PROFILE_TEXTS } from '../../../../cms/extensions/content/src/own-profile';
import { signIn } from '../../../../cms/scripts/api';
import {
  directusFetch,
  isDirectus12,
  startTestDirectus,
  type TestDirectus,
} from '../../../support/directus';

interface Answer {
  data?: unknown;
  errors?: { message: string }[];
}

type Row = Record<string, unknown>;

/** What a caller must not learn to change, of anybody. */
const KEPT = ['id', 'email', 'role', 'status', 'provider', 'external_identifier', 'policies'];

let cms: TestDirectus;
let editor: string;
let me: string;
/** Another account, without a seat. */
let other: string;

const call = async (method: string, path: string, body?: unknown, token = editor) => {
  const { status, json } = await directusFetch(cms.url, path, { token, method, body });
  return { status, ...(json as Answer | undefined) };
};
const asAdmin = (method: string, path: string, body?: unknown) =>
  call(method, path, body, cms.adminToken);
const graphql = (query: string) => call('POST', '/graphql/system', { query });
const users = async (): Promise<Row[]> =>
  (await asAdmin('GET', `/users?limit=-1&sort=id&fields=first_name,language,tags,${KEPT.join()}`))
    .data as Row[];
const rolesOf = async () => (await asAdmin('GET', '/roles?limit=-1&sort=id')).data;

beforeAll(async () => {
  cms = await startTestDirectus({ demo: true });
  editor = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
  me = ((await call('GET', '/users/me?fields=id')).data as { id: string }).id;
  const created = await asAdmin('POST', '/users', {
    email: 'visitor@example.com',
    first_name: 'Visitor',
    role: IDS.visitorRole,
    status: 'invited',
  });
  other = (created.data as { id: string }).id;
});

afterAll(() => cms?.stop());

describe('an editor’s own profile', () => {
  it.each([
    ['PATCH', '/users/me', { language: 'ru-RU', first_name: 'Анна', last_name: 'Коваль' }],
    ['PATCH', '/users/me', { appearance: 'dark', theme_dark: 'Directus Default', tags: ['a'] }],
  ])('is theirs to change: %s %s', async (method, path, change) => {
    expect((await call(method, path, change)).status).toBe(200);
    const { data } = await call('GET', `/users/me?fields=${Object.keys(change).join()}`);
    expect(data).toEqual(change);
  });

  it('is changed by the calls of the admin’s form and by GraphQL as well', async () => {
    expect((await call('PATCH', `/users/${me}`, { title: 'Editor' })).status).toBe(200);
    const { errors } = await graphql(
      'mutation { update_users_me(data: { location: "Kyiv" }) { id } }',
    );
    expect(errors).toBeUndefined();
    const { data } = await call('GET', '/users/me?fields=title,location');
    expect(data).toEqual({ title: 'Editor', location: 'Kyiv' });
  });

  it('has a picture of the library', async () => {
    const [file] = (await call('GET', '/files?limit=1&fields=id')).data as { id: string }[];
    expect((await call('PATCH', '/users/me', { avatar: file?.id })).status).toBe(200);
  });

  it('has a password that they change, and sign in with', async () => {
    const password = 'a new password of mine';
    expect((await call('PATCH', '/users/me', { password })).status).toBe(200);
    await expect(signIn(cms.url, cms.editorEmail, cms.editorPassword)).rejects.toThrow();
    editor = await signIn(cms.url, cms.editorEmail, password);
    expect((await call('PATCH', '/users/me', { password: 'short' })).status).toBe(400);
  });
});

describe('what is not theirs', () => {
  const attempts = (): [string, string, string, unknown][] => [
    ['the own role', 'PATCH', '/users/me', { role: null }],
    ['the own e-mail address', 'PATCH', '/users/me', { email: 'x@example.com' }],
    ['the own status', 'PATCH', `/users/${me}`, { status: 'archived' }],
    ['a static token', 'PATCH', '/users/me', { token: 'a-token-of-mine-12345' }],
    ['the second factor', 'PATCH', '/users/me', { tfa_secret: 'JBSWY3DPEHPK3PXP' }],
    ['the provider', 'PATCH', '/users/me', { provider: 'github', external_identifier: 'x' }],
    ['a policy', 'PATCH', '/users/me', { policies: [{ policy: IDS.editorPolicy }] }],
    [
      'a policy, by a nested change',
      'PATCH',
      '/users/me',
      { policies: { create: [{ policy: IDS.buildPolicy }], update: [], delete: [] } },
    ],
    ['a role that is written along', 'PATCH', '/users/me', { role: { id: IDS.editorRole } }],
    ['another user', 'PATCH', `/users/${other}`, { first_name: 'Taken' }],
    ['another’s password', 'PATCH', `/users/${other}`, { password: 'a password of mine' }],
    ['several users', 'PATCH', '/users', { keys: [me, other], data: { first_name: 'Taken' } }],
    [
      'a batch',
      'PATCH',
      '/users',
      [
        { id: me, first_name: 'Me' },
        { id: other, first_name: 'Taken' },
      ],
    ],
    ['all by a query', 'PATCH', '/users', { query: { limit: -1 }, data: { first_name: 'Taken' } }],
    [
      'a user behind the own picture',
      'PATCH',
      '/users/me',
      { avatar: { title: 'x', uploaded_by: { id: other, first_name: 'Taken' } } },
    ],
    ['a new user', 'POST', '/users', { email: 'new@example.com', role: IDS.editorRole }],
    [
      'an invitation of a new user',
      'POST',
      '/users/invite',
      { email: 'new@example.com', role: IDS.editorRole },
    ],
    [
      'another role for an invited user',
      'POST',
      '/users/invite',
      { email: 'visitor@example.com', role: IDS.editorRole },
    ],
    ['a user’s end', 'DELETE', `/users/${other}`, undefined],
    ['the users of a role', 'PATCH', `/roles/${IDS.editorRole}`, { users: [other] }],
  ];

  it.each(attempts().map(([what], index) => [what, index] as const))(
    'stays as it is: %s',
    async (_what, index) => {
      const before = [await users(), await rolesOf()];
      const [, method, path, body] = attempts()[index] ?? ['', '', '', undefined];
      const { status } = await call(method, path, body);
      // Directus 12 answers an invitation alike whatever became of it, Directus 11 refuses it.
      const expected = path === '/users/invite' && isDirectus12 ? 204 : expect.anything();
      expect(status).toEqual(expected);
      if (expected !== 204) expect(status).toBeGreaterThanOrEqual(400);
      expect([await users(), await rolesOf()]).toEqual(before);
    },
  );

  it('stays as it is when a request or a file is changed along with its user', async () => {
    const before = await users();
    const [file] = (await call('GET', '/files?limit=1&fields=id')).data as { id: string }[];
    const nested = { id: other, first_name: 'Taken', role: IDS.editorRole };
    const tries = await Promise.all([
      call('PATCH', `/files/${file?.id}`, { uploaded_by: nested }),
      call('PATCH', `/files/${file?.id}`, { modified_by: { ...nested, id: me } }),
      call('PATCH', '/files', { keys: [file?.id], data: { uploaded_by: nested } }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await users()).toEqual(before);
  });

  it.each([
    () => `mutation { update_users_item(id: "${other}", data: { first_name: "Taken" }) { id } }`,
    () =>
      `mutation { update_users_items(ids: ["${other}"], data: { first_name: "Taken" }) { id } }`,
    () => `mutation { update_users_batch(data: [{ id: "${other}", first_name: "Taken" }]) { id } }`,
    () => 'mutation { update_users_me(data: { email: "x@example.com" }) { id } }',
    () => 'mutation { update_users_me(data: { status: "archived" }) { id } }',
    () => 'mutation { create_users_item(data: { email: "new@example.com" }) { id } }',
    () => `mutation { delete_users_item(id: "${other}") { id } }`,
  ])('stays as it is by GraphQL: %#', async (mutation) => {
    const before = await users();
    expect((await graphql(mutation())).errors).toBeDefined();
    expect(await users()).toEqual(before);
  });

  it.each([
    ['en-US', 'en'],
    ['ru-RU', 'ru'],
    ['uk-UA', 'uk'],
  ] as const)('is refused with a sentence, for an admin in %s', async (tag, language) => {
    await call('PATCH', '/users/me', { language: tag });
    const own = await call('PATCH', '/users/me', { email: 'x@example.com' });
    const others = await call('PATCH', `/users/${other}`, { language: tag });
    expect([own.status, own.errors?.[0]?.message]).toEqual([403, PROFILE_TEXTS[language].fields]);
    expect([others.status, others.errors?.[0]?.message]).toEqual([
      403,
      PROFILE_TEXTS[language].others,
    ]);
  });
});

describe('an administrator', () => {
  it('changes whom they like', async () => {
    const { status } = await asAdmin('PATCH', `/users/${other}`, { first_name: 'Changed' });
    expect(status).toBe(200);
  });
});
