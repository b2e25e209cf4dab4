import Cookies from 'js-cookie';
import { readCookie, removeCookie, writeCookie } from '../../../src/utils/safe-cookies';

const ATTRIBUTES = { path: '/' };

describe('a safe cookie', () => {
  beforeEach(() => Cookies.remove('name'));
  afterEach(() => jest.restoreAllMocks());

  it('is the browser’s own: what another tab removes is gone', () => {
    expect(writeCookie('name', 'value', ATTRIBUTES)).toBe(true);
    expect(readCookie('name')).toBe('value');
    Cookies.remove('name');
    expect(readCookie('name')).toBeUndefined();
  });

  it('lives as long as the page where the browser takes none', () => {
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
    expect(writeCookie('name', 'value', ATTRIBUTES)).toBe(false);
    expect(readCookie('name')).toBe('value');
    removeCookie('name', ATTRIBUTES);
    expect(readCookie('name')).toBeUndefined();
  });

  it('never throws where cookies are forbidden', () => {
    const forbid = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    jest.spyOn(document, 'cookie', 'get').mockImplementation(forbid);
    jest.spyOn(document, 'cookie', 'set').mockImplementation(forbid);
    expect(writeCookie('name', 'value', ATTRIBUTES)).toBe(false);
    expect(readCookie('name')).toBe('value');
    expect(() => removeCookie('name', ATTRIBUTES)).not.toThrow();
  });
});
