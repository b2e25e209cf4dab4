import { screen } from '@testing-library/react';
import { FixedPage } from '../../../../src/sections/fixed-page/fixed-page';
import { renderIn } from '../../../support/render';

const texts = (overrides: Partial<Queries.PageTextsFragment> = {}): Queries.PageTextsFragment => ({
  title: 'Почему именно остров',
  lead: null,
  body: null,
  contentLocale: 'ru',
  isFallback: false,
  fallbackFields: [],
  fallbackLocales: [],
  seoTitle: null,
  seoDescription: null,
  blocks: [],
  image: null,
  ...overrides,
});

const heading = () => screen.getByRole('heading', { level: 1 });

describe('FixedPage', () => {
  it('shows the words of the editors', () => {
    const page = texts({ lead: 'Три причины', body: '<p>Море</p>' });
    renderIn('ru', <FixedPage page={page} route="whyIsland" />);
    expect(heading()).toHaveTextContent('Почему именно остров');
    expect(screen.getByText('Три причины')).toBeInTheDocument();
    expect(screen.getByText('Море')).toBeInTheDocument();
  });

  it.each([
    ['en', 'Why the island'],
    ['ru', 'Почему остров'],
    ['ua', 'Чому острів'],
  ] as const)('bears in %s the name of the route where there are none: %s', (locale, name) => {
    renderIn(locale, <FixedPage page={null} route="whyIsland" />);
    expect(heading()).toHaveTextContent(name);
  });

  it.each([
    ['en', 'ru', 'News, page 3'],
    ['ru', 'ru', 'Почему именно остров, страница 3'],
    ['ua', 'ru', 'Новини, сторінка 3'],
  ] as const)('is numbered in %s past the first page of a list', (locale, contentLocale, title) => {
    const page = texts({ contentLocale, lead: 'Три причины', body: '<p>Море</p>' });
    renderIn(locale, <FixedPage page={page} route="news" pageNumber={3} />);
    expect(heading()).toHaveTextContent(title);
    expect(heading().closest('[lang]')).toBeNull();
    expect(screen.queryByText('Три причины')).not.toBeInTheDocument();
    expect(screen.queryByText('Море')).not.toBeInTheDocument();
  });

  it('marks the language of a text that is another locale’s', () => {
    const page = texts({ body: '<p>Море</p>', fallbackFields: ['body'], fallbackLocales: ['ru'] });
    renderIn('ua', <FixedPage page={page} route="whyIsland" />);
    expect(heading().closest('[lang]')).toHaveAttribute('lang', 'ru');
    expect(screen.getByText('Море').closest('[lang]')).toHaveAttribute('lang', 'ru');
  });

  it('marks the one text that a translation lacks', () => {
    const page = texts({
      lead: 'Три причины',
      body: '<p>The sea</p>',
      fallbackFields: ['body'],
      fallbackLocales: ['en'],
    });
    renderIn('ru', <FixedPage page={page} route="whyIsland" />);
    expect(screen.getByText('The sea').closest('[lang]')).toHaveAttribute('lang', 'en');
    expect(screen.getByText('Три причины').closest('[lang]')).toBeNull();
  });

  it('marks no language where it is that of the page', () => {
    renderIn('ru', <FixedPage page={texts()} route="whyIsland" />);
    expect(heading().closest('[lang]')).toBeNull();
  });

  it('leads from its text to pages in the locale one reads in', () => {
    const page = texts({ body: '<p><a href="/projects">Проекты</a></p>' });
    renderIn('ua', <FixedPage page={page} route="whyIsland" />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ua/projects');
  });

  it('goes on with what the page adds', () => {
    renderIn(
      'ru',
      <FixedPage page={null} route="about">
        <p>Команда</p>
      </FixedPage>,
    );
    expect(screen.getByText('Команда')).toBeInTheDocument();
  });
});
