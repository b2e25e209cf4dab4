/** @jest-environment node */
import { isCanonicalPath } from '../../../../../cms/extensions/leads/src/http/canonical-path';

describe('a path in its one spelling', () => {
  it.each([
    '/',
    '/auth/login',
    '/auth/login/',
    '/Auth/Login',
    '/admin/assets/index-BxYz_1.entry.js',
    '/items/projects/1',
    '/assets/2a79da90-3658-4768-82eb-ffc33f496339/%D0%BF%D0%BB%D0%B0%D0%BD%20(1).jpg',
    '/leads/presentation/eyJmIjoxfQ.c2ln',
    '/fields/projects/$thumbnail',
    '/users/me/tfa/generate',
    '/a..b/.well-known',
    '/100%25',
  ])('passes: %s', (path) => expect(isCanonicalPath(path)).toBe(true));

  it.each([
    '',
    '*',
    'auth/login',
    'http://host/auth/login',
    '//auth/login',
    '/auth//login',
    '/auth/login//',
    '/auth/./login',
    '/auth/../auth/login',
    '/auth/login/.',
    '/auth/login/..',
    '/auth/%2e/login',
    '/auth/%2E%2e/login',
    '/auth%2flogin',
    '/auth%2Flogin',
    '/auth%5clogin',
    '/auth\\login',
    '/auth/%6cogin',
    '/auth/logi%6E',
    '/auth/login%00',
    '/auth/login%0a',
    '/auth/login%7f',
    '/auth/login%c2%85',
    '/auth/login%',
    '/auth/login%zz',
    '/auth/login%c3',
    '/auth/login%c0%af',
    '/auth/login%e0%80%af',
    '/auth/login#x',
    '/auth/lögin',
    '/auth/login\t',
    '/auth/"login"',
    '/auth/{login}',
    '/auth/<login>',
    '/auth/login|x',
  ])('is refused in another: %j', (path) => expect(isCanonicalPath(path)).toBe(false));

  it('is told from another at once, however long it is', () => {
    const start = performance.now();
    expect(isCanonicalPath(`${'/a'.repeat(50_000)}//`)).toBe(false);
    expect(isCanonicalPath(`/${'%41'.repeat(50_000)}`)).toBe(false);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
