/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.amara.example/"}
 */
import { COOKIES } from '../../../../src/config/storage';
import {
  clearSession,
  isTokenExpired,
  mayBeSignedIn,
  readSession,
  writeSession,
} from '../../../../src/features/account/session';

const NOW = Date.now();

afterEach(() => {
  clearSession();
  jest.restoreAllMocks();
});

describe('the session', () => {
  it('stands in cookies that go over https alone and to no other site (ADR 0013)', () => {
    const written = jest.spyOn(document, 'cookie', 'set');
    writeSession({ access_token: 'access', refresh_token: 'refresh', expires: 900_000 });
    const cookies = written.mock.calls.map(([cookie]) => cookie);
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; secure/i);
      expect(cookie).toMatch(/; samesite=strict/i);
      expect(cookie).toMatch(/; path=\//i);
    }
  });

  it('is read as it was written, until it is cleared', () => {
    jest.spyOn(Date, 'now').mockReturnValue(NOW);
    const isKept = writeSession({ access_token: 'a', refresh_token: 'r', expires: 900_000 });
    expect(isKept).toBe(true);
    expect(readSession()).toEqual({
      accessToken: 'a',
      refreshToken: 'r',
      expires: NOW + 900_000,
    });
    expect(mayBeSignedIn()).toBe(true);
    clearSession();
    expect(mayBeSignedIn()).toBe(false);
    expect(document.cookie).not.toContain(COOKIES.accessToken);
  });

  it.each([
    ['no token', undefined, NOW + 900_000, true],
    ['a token with time left', 'a', NOW + 900_000, false],
    ['one that ends within the ten seconds an answer may take', 'a', NOW + 10_000, true],
    ['one that ends right after', 'a', NOW + 10_001, false],
    ['one that has ended', 'a', NOW - 1, true],
  ])('with %s has ended: %s', (_, accessToken, expires, ended) => {
    expect(isTokenExpired({ accessToken, refreshToken: 'r', expires }, NOW)).toBe(ended);
  });
});
