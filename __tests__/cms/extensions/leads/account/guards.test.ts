/** @jest-environment node */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GUARDED_MUTATIONS } from '../../../../../cms/extensions/leads/src/account/guards';
import { cmsDirectory } from '../../../../../cms/scripts/paths';

/** Mutations of accounts that need no counting: a long random token, or a permission, decides. */
const HARMLESS = ['auth_logout', 'auth_refresh', 'users_invite', 'users_me'];

describe('what Directus’ GraphQL knows about accounts', () => {
  it('is guarded, or known to be harmless', () => {
    const folder = join(
      cmsDirectory(),
      'node_modules/@directus/api/dist/services/graphql/resolvers',
    );
    const source = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n');
    const names = [...source.matchAll(/\b((?:auth|users)_[a-z_]+): \{/g)].map(([, name]) => name);
    expect([...new Set(names)].sort()).toEqual([...GUARDED_MUTATIONS, ...HARMLESS].sort());
  });
});
