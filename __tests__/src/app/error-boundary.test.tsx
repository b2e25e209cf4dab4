import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from '../../../src/app/error-boundary';
import { RootBoundary } from '../../../src/app/root-boundary';
import { AppError } from '../../../src/domain/app-error';

jest.mock('../../../src/features/error-page/error-page', () => ({
  ErrorPage: ({ locale }: { locale: string }) => <p>error page in {locale}</p>,
}));

const events: Record<string, unknown>[] = [];
jest.mock('../../../src/utils/data-layer', () => ({
  track: (name: string, fields: Record<string, unknown>) => events.push({ name, ...fields }),
}));

function Broken({ error }: { error: unknown }): never {
  throw error;
}

const page = (pathname: string, child = <p>the page</p>) => (
  <ErrorBoundary pathname={pathname}>{child}</ErrorBoundary>
);

/** An error that nobody handled, as the browser tells of it. */
const unhandled = (error: unknown, filename = '') =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('error'), { error, filename }));
  });

const rejected = (reason: unknown) =>
  act(() => {
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });

/** An error from a script of this site. */
const ours = (message: string) =>
  Object.assign(new Error(message), { stack: `at ${window.location.origin}/app.js:1` });

beforeEach(() => {
  events.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('the boundary of a page', () => {
  it('shows the error page in the language of the address, and reports what broke', () => {
    render(
      page(
        '/ua/about',
        <Broken error={new AppError('gone', { statusCode: 410, statusMessage: 'Gone' })} />,
      ),
    );
    expect(screen.getByText('error page in ua')).toBeInTheDocument();
    expect(events).toEqual([
      {
        name: 'app_error',
        error_message: expect.stringContaining('gone'),
        error_status: 410,
        page_path: '/ua/about',
      },
    ]);
  });

  it('reports no more than the start of a long message', () => {
    render(page('/', <Broken error={new Error('x'.repeat(500))} />));
    expect(events[0]).toMatchObject({ error_status: 500 });
    expect(String(events[0]?.error_message)).toHaveLength(150);
  });

  it.each([
    ['an error', unhandled],
    ['a rejection', rejected],
  ])('takes %s of the site’s own that nobody handled', (_what, send) => {
    render(page('/'));
    send(ours('boom'));
    expect(screen.getByText('error page in en')).toBeInTheDocument();
    expect(events).toHaveLength(1);
  });

  it('leaves errors of others, and those that are answered elsewhere, alone', () => {
    render(page('/'));
    unhandled(new Error('tag'), 'https://tags.example/x.js');
    rejected('a text');
    rejected(new DOMException('left', 'AbortError'));
    rejected(Object.assign(ours('chunk'), { name: 'ChunkLoadError' }));
    expect(screen.getByText('the page')).toBeInTheDocument();
    expect(events).toEqual([]);
  });

  it('shows the next page, and not the same one again', () => {
    const { rerender } = render(page('/'));
    unhandled(ours('boom'));
    rerender(page('/'));
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
    rerender(page('/about'));
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  it('hears nothing any more once it is gone', () => {
    const { unmount } = render(page('/'));
    unmount();
    rejected(ours('boom'));
    expect(events).toEqual([]);
  });
});

describe('the boundary above all pages', () => {
  it('shows the error page in the language of the address', () => {
    window.history.replaceState(null, '', '/ru/about');
    render(
      <RootBoundary>
        <Broken error={new Error('router')} />
      </RootBoundary>,
    );
    expect(screen.getByText('error page in ru')).toBeInTheDocument();
    expect(events).toEqual([
      {
        name: 'app_error',
        error_message: 'Error: router',
        error_status: 500,
        page_path: '/ru/about',
      },
    ]);
  });
});
