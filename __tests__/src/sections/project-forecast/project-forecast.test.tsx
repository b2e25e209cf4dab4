import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import type { Locale } from '../../../../src/i18n/locales';
import { ProjectForecast } from '../../../../src/sections/project-forecast/project-forecast';
import { renderIn } from '../../../support/render';

const scenario = (
  overrides: Partial<Queries.ForecastRowFragment> = {},
): Queries.ForecastRowFragment => ({
  scenario: 'realistic',
  costPerDay: 100,
  occupancy: 60,
  managementFee: 20,
  tax: 5,
  ...overrides,
});

const ALL = ['optimistic', 'realistic', 'pessimistic'].map((name) => scenario({ scenario: name }));

function show(props: Partial<ComponentProps<typeof ProjectForecast>>, locale: Locale = 'en') {
  return renderIn(locale, <ProjectForecast scenarios={[scenario()]} price={120_000} {...props} />);
}

const linesOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent?.replaceAll(/\s/gu, ' ')));

/** The sentence below the figures, its spaces plain. */
const sentence = () =>
  screen.getByRole('tabpanel').querySelector('p')?.textContent?.replaceAll(/\s/gu, ' ');

describe('ProjectForecast', () => {
  it('computes the figures of a scenario', () => {
    show({});
    expect(linesOf(screen.getByRole('table', { name: 'Realistic' }))).toEqual([
      ['Cost per day', '$100'],
      ['Occupancy', '60%'],
      ['Monthly revenue', '$1,825'],
      ['Annual income', '$21,900'],
      ['Net income, minus the management company and taxes', '$16,425'],
      ['ROI', '13.7%'],
    ]);
  });

  it('writes them as the language does', () => {
    show({}, 'ua');
    const values = linesOf(screen.getByRole('table', { name: 'Реалістичний' })).map(
      ([, value]) => value,
    );
    expect(values).toEqual(['100 $', '60%', '1 825 $', '21 900 $', '16 425 $', '13,7%']);
  });

  it('says in words what the figures say', () => {
    show({});
    expect(sentence()).toBe(
      'Let for 219 nights a year at $100 a night, a home for $120,000 leaves $16,425 a year once the management company and taxes are paid. That is 13.7% of the price, which comes back in about 7 years.',
    );
  });

  it.each<[Locale, RegExp]>([
    ['ru', /за 120 000 \$ на 219 ночей в год по 100 \$ .+ 16 425 \$ .+ 13,7 % .+ за 7 лет\./],
    ['ua', /за 120 000 \$ на 219 ночей на рік по 100 \$ .+ 16 425 \$ .+ 13,7% .+ за 7 років\./],
  ])('says it in %s', (locale, words) => {
    show({}, locale);
    expect(sentence()).toMatch(words);
  });

  it('has a tab for each scenario, the worst first and the realistic one open', () => {
    show({ scenarios: ALL });
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Pessimistic', 'Realistic', 'Optimistic']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Realistic');
  });

  it('opens the first there is where the realistic one is missing', () => {
    show({ scenarios: [scenario({ scenario: 'optimistic' })] });
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Optimistic');
  });

  it('makes the line of the open scenario thick', async () => {
    const { container } = show({ scenarios: ALL });
    const thick = () => container.querySelector('.strongLabel')?.textContent;
    expect(thick()).toMatch(/^Realistic/);
    await userEvent.click(screen.getByRole('tab', { name: 'Optimistic' }));
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Optimistic');
    expect(thick()).toMatch(/^Optimistic/);
  });

  it('keeps every scenario in the page, for readers without JavaScript', () => {
    const { container } = show({ scenarios: ALL });
    expect(container.querySelectorAll('[role="tabpanel"] table')).toHaveLength(3);
  });

  it('adds five years up against the price', () => {
    show({});
    const chart = screen.getByRole('table', { name: /5 years\. Price \$120,000/ });
    const lines = linesOf(chart);
    expect(lines).toHaveLength(7);
    expect(lines.at(-1)).toEqual(['5', '$82,125']);
  });

  it.each([null, 0])('speaks of no return and no price where the price is %p', (price) => {
    const { container } = show({ price });
    expect(screen.queryByRole('rowheader', { name: 'ROI' })).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/NaN|Infinity|undefined|Price \$/);
    expect(sentence()).toBe(
      'Let for 219 nights a year at $100 a night, a home here leaves $16,425 a year once the management company and taxes are paid.',
    );
  });

  it('promises no way back where nothing is earned', () => {
    show({ scenarios: [scenario({ occupancy: 0 })] });
    expect(sentence()).not.toMatch(/comes back/);
  });

  it('says that it is no promise', () => {
    show({});
    expect(screen.getByText(/not a promise/)).toBeInTheDocument();
  });

  it.each<[string, Queries.ForecastRowFragment[]]>([
    ['no scenario', []],
    ['none that is known', [scenario({ scenario: 'utopian' })]],
  ])('is not there for %s', (_, scenarios) => {
    expect(show({ scenarios }).container).toBeEmptyDOMElement();
  });
});
