import { render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { wrapPageElement } from '../../../src/app/wrap-page-element';
import { useTranslation } from '../../../src/i18n/translation';

const strings = (language: string, home: string | null) => ({
  node: { ns: 'common', language, data: home && JSON.stringify({ routes: { home } }) },
});

const onChange = jest.fn();

function Title() {
  const translator = useTranslation();
  useEffect(() => onChange(translator.language), [translator]);
  return <p lang={translator.language}>{translator.t('common:routes.home')}</p>;
}

type Arguments = Parameters<typeof wrapPageElement>;

const wrapped = (language: string, data: unknown) =>
  wrapPageElement(
    {
      element: <Title />,
      props: { data, location: { pathname: '/' }, pageContext: { i18n: { language } } },
    } as unknown as Arguments[0],
    { plugins: [] },
  ) as JSX.Element;

const DATA = { locales: { edges: [strings('en', 'Home'), strings('uk', 'Головна')] } };

beforeEach(() => onChange.mockClear());

it('gives a page the strings of its language', () => {
  render(wrapped('uk', DATA));
  expect(screen.getByText('Головна')).toHaveAttribute('lang', 'uk');
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
    expect(screen.getByText('routes.home')).toHaveAttribute('lang', 'en');
  },
);
