import { act, screen } from '@testing-library/react';
import { REQUEST_ANCHOR } from '../../../../src/config/routes';
import { PROJECT_SECTIONS } from '../../../../src/domain/project';
import { ProjectBar } from '../../../../src/sections/project-nav/project-bar';
import { ProjectNav } from '../../../../src/sections/project-nav/project-nav';
import { renderIn } from '../../../support/render';

/** Tells the page which part has crossed the reading line, and whether into view. */
let cross: (id: string, isIntersecting: boolean) => void;
const observed: string[] = [];

beforeEach(() => {
  observed.length = 0;
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      cross = (id, isIntersecting) =>
        act(() =>
          callback(
            [
              {
                isIntersecting,
                target: document.getElementById(id),
              } as unknown as IntersectionObserverEntry,
            ],
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

const SOME = ['complex', 'forecast'] as const;

const page = (
  <>
    <ProjectNav sections={SOME} price="from $298,000" />
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
    renderIn('en', <ProjectNav sections={PROJECT_SECTIONS} price="" />);
    const links = screen.getByRole('navigation', { name: 'Parts of this page' });
    expect([...links.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(
      PROJECT_SECTIONS.map((section) => `#${section}`),
    );
    expect(links).toHaveTextContent('ComplexLocationPricesInvestorsForecastAlbumMapOther projects');
  });

  it('marks the part in view, one at a time, and none above the first', () => {
    renderIn('en', page);
    expect(observed).toEqual([...SOME]);
    expect(current()).toEqual([]);
    cross('complex', true);
    expect(current()).toEqual(['Complex']);
    cross('forecast', true);
    cross('complex', false);
    expect(current()).toEqual(['Forecast']);
    cross('forecast', false);
    expect(current()).toEqual([]);
  });

  it('is not there for a page without parts', () => {
    const { container } = renderIn('en', <ProjectNav sections={[]} price="" />);
    expect(container).toBeEmptyDOMElement();
  });
});

describe('ProjectBar', () => {
  it('shows the price and leads to the request', () => {
    renderIn('ru', <ProjectBar price="от 298 000 $" />);
    const bar = screen.getByRole('complementary');
    expect(bar).toHaveTextContent('от 298 000 $');
    expect(screen.getByRole('link')).toHaveAttribute('href', REQUEST_ANCHOR);
  });
});
