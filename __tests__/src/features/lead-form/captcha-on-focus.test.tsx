import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { LeadForm } from '../../../../src/features/lead-form/lead-form';
import { translatorFor } from '../../../support/i18n';

jest.mock('../../../../src/hooks/use-site-settings');
jest.mock('../../../../src/config/browser', () => ({
  BACKEND_URL: 'https://cms.example.com',
  RECAPTCHA_SITE_KEY: 'site-key',
}));

const { t } = translatorFor('en');
const captchaScript = () =>
  document.querySelector('script[src*="/recaptcha/api.js?render=site-key"]');

afterEach(() => captchaScript()?.remove());

describe('the captcha of a form', () => {
  it('is loaded with the first focus in it, not before', async () => {
    render(
      <>
        <button type="button">Elsewhere</button>
        <LeadForm kind="consultation" t={t} locale="en" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(captchaScript()).toBeNull();
    await userEvent.click(screen.getByLabelText('Name'));
    await waitFor(() => expect(captchaScript()).not.toBeNull());
  });

  it('is loaded for a form whose first field gets the focus as it appears', async () => {
    function Dialog() {
      const place = useRef<HTMLDivElement>(null);
      // Before the effects of what is in it.
      useLayoutEffect(() => place.current?.querySelector('input')?.focus());
      return (
        <div ref={place}>
          <LeadForm kind="consultation" t={t} locale="en" />
        </div>
      );
    }
    render(<Dialog />);
    await waitFor(() => expect(captchaScript()).not.toBeNull());
  });
});
