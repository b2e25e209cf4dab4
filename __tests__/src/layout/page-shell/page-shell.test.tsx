import { screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { FOOTER_MENU, MAIN_MENU, menusOf } from '../../../../src/config/menus';
import { useSiteSettings } from '../../../../src/hooks/use-site-settings';
import { PageShell } from '../../../../src/layout/page-shell/page-shell';
import { pageContext } from '../../../support/page-context';
import { renderIn } from '../../../support/render';
import { siteSettings } from '../../../support/site-settings';

jest.mock('../../../../src/hooks/use-site-settings');
jest.mock('../../../../src/hooks/use-site-url', () => ({
  useSiteUrl: () => 'https://www.example.com',
}));

const settings = jest.mocked(useSiteSettings);

beforeEach(() => {
  settings.mockReturnValue(
    siteSettings({ phone: '+380441234567', phoneText: '+380 44 123 4567', email: 'a@example.com' }),
  );
});

function show(props: Partial<ComponentProps<typeof PageShell>> = {}) {
  return renderIn(
    'ru',
    <PageShell page={pageContext({ locale: 'ru' })} {...props}>
      <h1>Виллы</h1>
    </PageShell>,
  );
}

describe('PageShell', () => {
  it('puts the page between header and footer', () => {
    show();
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toHaveTextContent(
      'Виллы',
    );
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  it('lets one skip to the content first of all', () => {
    show();
    const [first] = screen.getAllByRole('link');
    expect(first).toHaveTextContent('Перейти к содержанию');
    expect(first).toHaveAttribute('href', `#${screen.getByRole('main').id}`);
  });

  it.each([
    ['Главное меню', MAIN_MENU.length],
    ['Все разделы', FOOTER_MENU.length],
  ])('offers under “%s” %d sections, all in the language of the page', (name, count) => {
    show();
    const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
    expect(links).toHaveLength(count);
    for (const link of links) {
      expect(link.getAttribute('href')).toMatch(/^\/ru\//);
      expect(link).toHaveTextContent(/^[А-Яа-я\u00ad ]+$/);
    }
  });

  it('has the pages that editors chose, in their order, in header, footer and the menu of phones', () => {
    settings.mockReturnValue({
      ...siteSettings(),
      menus: menusOf(['contacts', 'news'], ['docs', 'news', 'account', 'privacy']),
    });
    show();
    const namesIn = (name: string) =>
      within(screen.getByRole('navigation', { name, hidden: true }))
        .getAllByRole('link', { hidden: true })
        .map(({ textContent }) => textContent);
    expect(namesIn('Главное меню')).toEqual(['Контакты', 'Новости']);
    expect(namesIn('Все разделы')).toEqual([
      'Документы',
      'Новости',
      'Личный кабинет',
      'Политика конфиденциальности',
    ]);
    expect(namesIn('Меню')).toEqual([
      'Контакты',
      'Новости',
      'Документы',
      'Личный кабинет',
      'Политика конфиденциальности',
    ]);
  });

  it('shows the way here only where the page has a name', () => {
    const { unmount } = show({ name: 'Виллы' });
    expect(screen.getByRole('navigation', { name: 'Вы находитесь здесь' })).toBeInTheDocument();
    unmount();
    show();
    expect(
      screen.queryByRole('navigation', { name: 'Вы находитесь здесь' }),
    ).not.toBeInTheDocument();
  });

  it('says where the text is in another language', () => {
    const { unmount } = show({ isFallback: true });
    expect(screen.getByRole('note')).toHaveTextContent('Этого текста пока нет на русском');
    unmount();
    show({ isFallback: false });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  it('makes phone and e-mail addresses that work at a touch', () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: '+380 44 123 4567' })).toHaveAttribute(
      'href',
      'tel:+380441234567',
    );
    expect(footer.getByRole('link', { name: 'a@example.com' })).toHaveAttribute(
      'href',
      'mailto:a@example.com',
    );
  });

  it('stands without the settings that the editors have not filled in', () => {
    settings.mockReturnValue(undefined);
    show();
    const header = within(screen.getByRole('banner'));
    expect(header.getByRole('link', { name: 'Главная' })).toHaveAttribute('href', '/ru');
    expect(screen.getByRole('contentinfo')).not.toHaveTextContent(/undefined|null/);
  });
});
