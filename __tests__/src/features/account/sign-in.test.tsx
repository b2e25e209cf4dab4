import { screen } from '@testing-library/react';
import { navigate } from 'gatsby';
import { COOKIES } from '../../../../src/config/storage';
import { SignIn } from '../../../../src/features/account/sign-in';
import { removeCookie, writeCookie } from '../../../../src/utils/safe-cookies';
import { renderIn } from '../../../support/render';

jest.mock('../../../../src/config/browser', () => ({
  BACKEND_URL: 'https://cms.example.com',
  PUBLIC_TOKEN: '',
  AUTH_AUTO_REFRESH: true,
}));

function open(address: string): void {
  window.history.replaceState(null, '', address);
  renderIn('ua', <SignIn />);
}

beforeEach(() => {
  globalThis.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  jest.mocked(navigate).mockClear();
});

afterEach(() => removeCookie(COOKIES.refreshToken, { path: '/' }));

describe('the sign-in page', () => {
  it('asks whoever is not signed in', () => {
    open('/ua/account/login');
    expect(screen.getByRole('form', { name: 'Вхід' })).toBeInTheDocument();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leads whoever is signed in on to the account, in the locale of the page', () => {
    writeCookie(COOKIES.refreshToken, 'token', { path: '/' });
    open('/ua/account/login');
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    expect(navigate).toHaveBeenCalledWith('/ua/account', { replace: true });
  });

  it('still takes what the mail of a registration leads to', async () => {
    writeCookie(COOKIES.refreshToken, 'token', { path: '/' });
    open('/ua/account/login#confirm=abc');
    expect(
      await screen.findByRole('form', { name: 'Адресу підтверджено, придумайте пароль' }),
    ).toBeInTheDocument();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('still takes a return from a provider', () => {
    writeCookie(COOKIES.refreshToken, 'token', { path: '/' });
    open('/ua/account/login?provider');
    expect(navigate).not.toHaveBeenCalledWith('/ua/account', { replace: true });
  });
});
