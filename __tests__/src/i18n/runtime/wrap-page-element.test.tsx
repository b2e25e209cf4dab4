import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useTranslation } from '../../../../src/i18n/runtime/react-i18next';
import { wrapPageElement } from '../../../../src/i18n/runtime/wrap-page-element';

const strings = (language: string, title: string | null) => ({
  node: { ns: 'page', language, data: title && JSON.stringify({ title }) },
});

const onChange = jest.fn();

function Title() {
  const { t, i18n } = useTranslation();
  useEffect(() => onChange(i18n.language), [i18n]);
  return <p lang={i18n.language}>{t('page:title')}</p>;
}

type Arguments = Parameters<NonNullable<typeof wrapPageElement>>;

const wrapped = (language: string, data: unknown) =>
  wrapPageElement?.(
    {
      element: <Title />,
      props: { data, pageContext: { i18n: { language } } },
    } as unknown as Arguments[0],
    { plugins: [] },
  ) as JSX.Element;

const DATA = { locales: { edges: [strings('en', 'Villas'), strings('uk', 'Вілли')] } };

beforeEach(() => onChange.mockClear());

it('gives a page the strings of its language', () => {
  render(wrapped('uk', DATA));
  expect(screen.getByText('Вілли')).toHaveAttribute('lang', 'uk');
});

it('keeps the translator while the page is the same', () => {
  const { rerender } = render(wrapped('en', { locales: { edges: [strings('en', 'News')] } }));
  const data = { locales: { edges: [strings('en', 'Offers')] } };
  rerender(wrapped('en', data));
  rerender(wrapped('en', data));
  expect(screen.getByText('Offers')).toBeInTheDocument();
  expect(onChange).toHaveBeenCalledTimes(2);
});

it.each([null, {}, { locales: { edges: [strings('en', null)] } }])(
  'shows a page that brings no strings: %j',
  (data) => {
    render(wrapped('en', data));
    expect(screen.getByText('title')).toHaveAttribute('lang', 'en');
  },
);
