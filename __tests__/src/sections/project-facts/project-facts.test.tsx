import { screen } from '@testing-library/react';
import { ProjectFacts } from '../../../../src/sections/project-facts/project-facts';
import { renderIn } from '../../../support/render';

const project = (
  overrides: Partial<Queries.ProjectFactsFragment> = {},
): Queries.ProjectFactsFragment => ({
  sold: false,
  landArea: 5_600,
  floors: 2,
  priceConstruction: 298_000,
  priceCompleted: 349_000,
  deadline: '2027-04-30',
  pricesIncludeTaxes: true,
  ...overrides,
});

const facts = () =>
  screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent?.replaceAll(/\s/gu, ' '),
    ]);

describe('ProjectFacts', () => {
  it('says a project in figures', () => {
    renderIn('en', <ProjectFacts project={project()} />);
    expect(facts()).toEqual([
      ['Price at the construction stage', 'from $298,000Prices include taxes'],
      ['Hand-over', 'Spring 2027'],
      ['Price after completion', 'from $349,000'],
      ['Land', '5,600 m²'],
      ['Floors', '2'],
    ]);
  });

  it.each([null, 0])('takes a price of %p as on request, and says nothing of taxes', (price) => {
    renderIn(
      'en',
      <ProjectFacts project={project({ priceConstruction: price, priceCompleted: price })} />,
    );
    expect(facts()[0]).toEqual(['Price at the construction stage', 'Price on request']);
    expect(screen.queryByText('Price after completion')).not.toBeInTheDocument();
  });

  it('offers no price of what is sold', () => {
    renderIn('en', <ProjectFacts project={project({ sold: true })} />);
    expect(facts().map(([label]) => label)).toEqual(['Hand-over', 'Land', 'Floors']);
  });

  it('writes twelve millions as the language does', () => {
    renderIn('ua', <ProjectFacts project={project({ priceConstruction: 12_000_000 })} />);
    expect(facts()[0]?.[1]).toMatch(/^від 12 000 000 \$/);
  });

  it('shows a ground floor, and takes an area of 0 as not known', () => {
    renderIn('en', <ProjectFacts project={project({ floors: 0, landArea: 0 })} />);
    expect(facts().slice(-1)).toEqual([['Floors', '0']]);
    expect(screen.queryByText('Land')).not.toBeInTheDocument();
  });

  it('leaves out what is not known', () => {
    const unknown = { landArea: null, floors: null, deadline: null, priceCompleted: null };
    renderIn('en', <ProjectFacts project={project(unknown)} />);
    expect(facts()).toHaveLength(1);
  });
});
