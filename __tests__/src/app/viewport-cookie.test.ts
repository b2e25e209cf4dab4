import Cookies from 'js-cookie';
import { keepViewportCookie, VIEWPORT_COOKIE } from '../../../src/app/viewport-cookie';
import { SCROLL_ANIMATION } from '../../../src/config/scroll-animation';

describe('keepViewportCookie', () => {
  it('stores the breakpoint with the attributes of the specification, and follows the size', () => {
    jest.useFakeTimers();
    const set = jest.spyOn(Cookies, 'set').mockReturnValue(undefined);
    window.innerWidth = 800;
    keepViewportCookie();
    const attributes = { expires: 365, path: '/', sameSite: 'Strict', secure: true };
    expect(set).toHaveBeenLastCalledWith('viewport', 'tablet', attributes);
    window.innerWidth = 1600;
    window.dispatchEvent(new Event('resize'));
    jest.advanceTimersByTime(SCROLL_ANIMATION.debounce);
    expect(set).toHaveBeenLastCalledWith(VIEWPORT_COOKIE.name, 'desktopWide', attributes);
    jest.useRealTimers();
  });
});
