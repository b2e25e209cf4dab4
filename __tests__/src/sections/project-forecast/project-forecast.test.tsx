import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { SCENARIOS } from '../../../../src/domain/forecast';
import type { Locale } from '../../../../src/i18n/locales';
import { ProjectForecast } from '../../../../src/sections/project-forecast/project-forecast';
import { renderIn } from '../../../support/render';

jest.mock('../../../../src/hooks/use-proof');

type Row = ComponentProps<typeof ProjectForecast>['scenarios'][number];

const scenario = (overrides: Partial<Row> = {}): Row => ({
  scenario: 'realistic',
  costPerDay: 100,
  occupancy: 60,
  managementFee: 20,
  tax: 5,
  ...overrides,
});

const ALL = SCENARIOS.map((name) => scenario({ scenario: name }));

type Props = ComponentProps<typeof ProjectForecast>;

const PROJECT: Props['project'] = {
  slug: 'teak-house',
  title: 'Teak House',
  deadline: '2027-03-31',
  leaseUntil: null,
  priceConstruction: 120_000,
  paymentStages: [],
  homes: [],
  units: [],
};

interface Shown {
  scenarios?: Props['scenarios'];
  project?: Partial<Props['project']>;
}

function show({ scenarios = [scenario()], project }: Shown, locale: Locale = 'en') {
  return renderIn(
    locale,
    <ProjectForecast
      id="forecast"
      scenarios={scenarios}
      project={{ ...PROJECT, ...project }}
      rates={null}
      today="2026-11-23"
    />,
  );
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

  it('has a tab for each scenario, the realistic one open', () => {
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

  it('adds ten years up against the price', () => {
    show({});
    const chart = screen.getByRole('table', { name: /10 years\. Price \$120,000/ });
    const lines = linesOf(chart);
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toEqual(['10', '$164,250']);
  });

  it('looks ahead until the price has come back', () => {
    show({ project: { priceConstruction: 200_000 } });
    expect(screen.getByRole('table', { name: /13 years\. Price \$200,000/ })).toBeInTheDocument();
  });

  it('says below ROI what running costs and the lease leave of it', () => {
    const unit = { name: 'A', kind: 'villa', sold: false, priceConstruction: 120_000 };
    const units = [{ ...unit, runningCosts: 3_200 }];
    show({ project: { leaseUntil: '2054-06-30', units } });
    expect(linesOf(screen.getByRole('table', { name: 'Realistic' })).slice(-2)).toEqual([
      ['ROI', '13.7%'],
      ['After running costs and a year of the lease', '7.4%'],
    ]);
  });

  it.each([null, 0])('speaks of no return and no price where the price is %p', (price) => {
    const { container } = show({ project: { priceConstruction: price } });
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
});
