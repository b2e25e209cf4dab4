import { render, screen } from '@testing-library/react';
import {
  TranslationProvider,
  useTranslation,
  type PageNamespace,
} from '../../../src/i18n/translation';
import { createTranslator } from '../../../src/i18n/translator';

function Title() {
  const { t, language } = useTranslation();
  return <p lang={language}>{t('common:routes.home')}</p>;
}

it('gives a page its strings and language', () => {
  const translator = createTranslator<PageNamespace>('uk', {
    common: { routes: { home: 'Головна' } },
  });
  render(
    <TranslationProvider translator={translator}>
      <Title />
    </TranslationProvider>,
  );
  expect(screen.getByText('Головна')).toHaveAttribute('lang', 'uk');
});

it('answers with the path of the key outside of a page', () => {
  render(<Title />);
  expect(screen.getByText('routes.home')).toBeInTheDocument();
});
