import { render, screen } from '@testing-library/react';
import { createInstance } from '../../../../src/i18n/runtime/i18next';
import { I18nextProvider, useTranslation } from '../../../../src/i18n/runtime/react-i18next';

function Title() {
  const { t, i18n } = useTranslation();
  return <p lang={i18n.language}>{t('page:title')}</p>;
}

it('gives a page its strings and language', () => {
  const i18n = createInstance();
  void i18n.init({ lng: 'uk', resources: { uk: { page: { title: 'Вілли' } } } });
  render(
    <I18nextProvider i18n={i18n}>
      <Title />
    </I18nextProvider>,
  );
  expect(screen.getByText('Вілли')).toHaveAttribute('lang', 'uk');
});

it('answers with the path of the key outside of a page', () => {
  render(<Title />);
  expect(screen.getByText('title')).toBeInTheDocument();
});
