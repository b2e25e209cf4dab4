import { screen } from '@testing-library/react';
import { Pagination } from '../../../../src/layout/pagination/pagination';
import type { Locale } from '../../../../src/i18n/locales';
import { renderIn } from '../../../support/render';

function show(pageNumber: number, pageCount: number, locale: Locale = 'en') {
  return renderIn(
    locale,
    <Pagination listPath="/news" pageNumber={pageNumber} pageCount={pageCount} />,
  );
}

const previous = () => screen.queryByRole('link', { name: 'Previous page' });
const next = () => screen.queryByRole('link', { name: 'Next page' });

describe('Pagination', () => {
  it('leads only on from the first page', () => {
    show(1, 3);
    expect(previous()).not.toBeInTheDocument();
    expect(next()).toHaveAttribute('href', '/news/page/2');
    expect(next()).toHaveAttribute('rel', 'next');
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
  });

  it('leads both ways from a page in the middle; the first one has no number', () => {
    show(2, 3);
    expect(previous()).toHaveAttribute('href', '/news');
    expect(previous()).toHaveAttribute('rel', 'prev');
    expect(next()).toHaveAttribute('href', '/news/page/3');
  });

  it('leads only back from the last page', () => {
    show(3, 3);
    expect(previous()).toHaveAttribute('href', '/news/page/2');
    expect(next()).not.toBeInTheDocument();
  });

  it('is not there for a list of one page', () => {
    expect(show(1, 1).container).toBeEmptyDOMElement();
  });

  it('stays in the language of the page', () => {
    show(1, 5, 'ua');
    expect(screen.getByText('Сторінка 1 з 5')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Наступна сторінка' })).toHaveAttribute(
      'href',
      '/ua/news/page/2',
    );
  });
});
