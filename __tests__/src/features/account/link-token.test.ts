import { consumeLinkToken } from '../../../../src/features/account/link-token';

describe('the token of a link', () => {
  beforeEach(() => window.history.replaceState({ kept: true }, '', '/ua/account/login'));

  it('is taken out of the address at once, and what else the history keeps stays', () => {
    window.history.replaceState({ kept: true }, '', '/ua/account/login?a=b#confirm=x%26y');
    expect(consumeLinkToken('confirm')).toBe('x&y');
    expect(window.location.href).toBe('http://localhost/ua/account/login?a=b');
    expect(window.history.state).toEqual({ kept: true });
  });

  it('is none where the hash is something else', () => {
    window.history.replaceState({}, '', '#gallery-2');
    expect(consumeLinkToken('confirm')).toBeUndefined();
    expect(window.location.hash).toBe('#gallery-2');
  });
});
