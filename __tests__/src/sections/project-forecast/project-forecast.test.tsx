import { screen, within } from '@testing-library/react';
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

function show(props: Partial<ComponentProps<typeof ProjectForecast>>, locale: Locale = 'en') {
  return renderIn(locale, <ProjectForecast scenarios={[scenario()]} price={120_000} {...props} />);
}

const rowTexts = () =>
  screen
    .getAllByRole('row')
    .map((row) => Array.from(row.children, (cell) => cell.textContent?.replaceAll(/\s/gu, ' ')));

describe('ProjectForecast', () => {
  it('computes the figures of a scenario', () => {
    show({});
    expect(rowTexts()).toEqual([
      [
        'Scenario',
        'Cost per day',
        'Occupancy',
        'Monthly revenue',
        'Annual income',
        'Net income, minus the management company and taxes',
        'ROI',
      ],
      ['Realistic', '$100', '60%', '$1,825', '$21,900', '$16,425', '13.7%'],
    ]);
  });

  it('writes them as the language does', () => {
    show({}, 'ua');
    const cells = rowTexts()[1];
    expect(cells).toEqual([
      'Реалістичний',
      '100 $',
      '60%',
      '1 825 $',
      '21 900 $',
      '16 425 $',
      '13,7%',
    ]);
  });

  it('puts the worst scenario first', () => {
    const scenarios = ['optimistic', 'realistic', 'pessimistic'].map((name) =>
      scenario({ scenario: name }),
    );
    show({ scenarios });
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'Pessimistic',
      'Realistic',
      'Optimistic',
    ]);
  });

  it.each([null, 0])('has no column for a return on a price of %p', (price) => {
    show({ price });
    expect(screen.queryByRole('columnheader', { name: 'ROI' })).not.toBeInTheDocument();
    for (const row of rowTexts()) expect(row).toHaveLength(6);
  });

  it('says that it is no promise', () => {
    show({});
    expect(screen.getByText(/not a promise/)).toBeInTheDocument();
  });

  it('can be scrolled by keyboard', () => {
    show({});
    const group = screen.getByRole('group', { name: 'Income forecast' });
    expect(group).toHaveAttribute('tabindex', '0');
    expect(within(group).getByRole('table')).toBeInTheDocument();
  });

  it.each<[string, Queries.ForecastRowFragment[]]>([
    ['no scenario', []],
    ['none that is known', [scenario({ scenario: 'utopian' })]],
  ])('is not there for %s', (_, scenarios) => {
    expect(show({ scenarios }).container).toBeEmptyDOMElement();
  });
});
