import { act, screen, waitFor } from '@testing-library/react';
import { REQUEST_ANCHOR } from '../../../../src/config/routes';
import { PROJECT_PARTS } from '../../../../src/layout/project-page/project-parts';
import { ProjectBar } from '../../../../src/sections/project-nav/project-bar';
import { ProjectNav } from '../../../../src/sections/project-nav/project-nav';
import { renderIn } from '../../../support/render';

/** Tells the page at once which parts have crossed the reading line, and whether into view. */
let cross: (...entries: Array<[id: string, isIntersecting: boolean]>) => void;
const observed: string[] = [];

beforeEach(() => {
  observed.length = 0;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      cross = (...entries) =>
        act(() =>
          callback(
            entries.map(
              ([id, isIntersecting]) =>
                ({
                  isIntersecting,
                  target: document.getElementById(id),
                }) as unknown as IntersectionObserverEntry,
            ),
            this as unknown as IntersectionObserver,
          ),
        );
    }
    observe(part: Element) {
      observed.push(part.id);
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const ALL = PROJECT_PARTS.map(({ id }) => id);
const SOME = ['complex', 'forecast'] as const;

const page = (
  <>
    <ProjectNav parts={SOME} name="Teak House" price="from $298,000" action="See it" />
    {SOME.map((id) => (
      <section key={id} id={id} />
    ))}
  </>
);

const current = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent);

describe('ProjectNav', () => {
  it('leads to every part by its name, in their order', () => {
    renderIn('en', <ProjectNav parts={ALL} name="Teak House" price="" action="See it" />);
    const links = screen.getByRole('navigation', { name: 'Parts of this page' });
    expect([...links.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      ALL.map((part) => `#${part}`),
    );
    expect(links).toHaveTextContent(
      'ComplexLocationPricesConstructionInvestorsForecastAlbumMapOther projects',
    );
  });

  it('marks the part in view, one at a time, and none above the first', async () => {
    renderIn('en', page);
    await waitFor(() => expect(observed).toEqual([...SOME]));
    expect(current()).toEqual([]);
    cross(['complex', true]);
    expect(current()).toEqual(['Complex']);
    cross(['forecast', true]);
    cross(['complex', false]);
    expect(current()).toEqual(['Forecast']);
    cross(['forecast', false]);
    expect(current()).toEqual([]);
  });

  it('marks the part where the page stops, however many were passed between two reports', async () => {
    renderIn('en', page);
    await waitFor(() => expect(observed).toEqual([...SOME]));
    cross(['complex', true], ['forecast', true], ['forecast', false]);
    expect(current()).toEqual(['Complex']);
    cross(['complex', false], ['complex', true], ['forecast', true], ['forecast', false]);
    expect(current()).toEqual(['Complex']);
  });

  it('is not there for a page without parts', () => {
    const { container } = renderIn(
      'en',
      <ProjectNav parts={[]} name="Teak House" price="" action="See it" />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});

describe('ProjectBar', () => {
  it('shows name and price and leads to the request', () => {
    renderIn('ru', <ProjectBar name="Teak House" price="от 298 000 $" action="Назначить показ" />);
    const bar = screen.getByRole('complementary');
    expect(bar).toHaveTextContent('Teak Houseот 298 000 $');
    expect(screen.getByRole('link')).toHaveAttribute('href', REQUEST_ANCHOR);
  });
});
