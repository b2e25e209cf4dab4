import { render, screen } from '@testing-library/react';
import { ErrorPage } from '../../../../src/features/error-page/error-page';
import { LOCALE_CODES } from '../../../../src/i18n/locales';
import { localizePath } from '../../../../src/i18n/paths';

describe.each(LOCALE_CODES)('the error page in %s', (locale) => {
  it('offers another try first, and ways to go on', () => {
    render(<ErrorPage locale={locale} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button')).toHaveClass('button', 'primary');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      localizePath('/', locale),
      localizePath('/contacts', locale),
    ]);
  });

  it('claims nothing of reports: without analytics nobody gets one', () => {
    render(<ErrorPage locale={locale} />);
    expect(screen.getByRole('main')).not.toHaveTextContent(/told|reported|знаем|знаємо|повідомл/i);
  });
});
