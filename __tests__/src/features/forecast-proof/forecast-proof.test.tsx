import { screen, within } from '@testing-library/react';
import { compareWithForecast } from '../../../../src/domain/forecast-result';
import { ForecastProof } from '../../../../src/features/forecast-proof/forecast-proof';
import { useProof } from '../../../../src/hooks/use-proof';
import { renderIn } from '../../../support/render';

jest.mock('../../../../src/hooks/use-proof');

const comparison = compareWithForecast({
  priceConstruction: 276_000,
  forecast: [{ scenario: 'realistic', costPerDay: 180, occupancy: 66, managementFee: 20, tax: 10 }],
  results: [{ from: '2025-08-01', to: '2026-07-31', homes: 5, costPerDay: 176, occupancy: 64 }],
});

const withProof = () =>
  jest
    .mocked(useProof)
    .mockReturnValue(comparison && { ...comparison, slug: 'stone-garden', title: 'Stone Garden' });

const plain = (text: string | null) => text?.replaceAll(/\s/gu, ' ');

describe('ForecastProof', () => {
  it('says what was promised and what came', () => {
    withProof();
    renderIn('en', <ForecastProof />);
    const proof = screen.getByRole('group', { name: 'What we promised, what came' });
    expect(proof).toHaveTextContent('Stone Garden: forecast 11.0%, result 10.4%.');
    expect(proof).toHaveTextContent('1 August 2025 to 31 July 2026; 5 homes');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/projects/stone-garden');
  });

  it('compares the figures line by line', () => {
    withProof();
    renderIn('ru', <ForecastProof />);
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => plain(cell.textContent)))).toEqual([
      ['Средняя цена ночи', '180 $', '176 $'],
      ['Загрузка', '66 %', '64 %'],
      ['Чистая доходность за год', '11,0 %', '10,4 %'],
    ]);
  });

  it('does not lead from a page to itself', () => {
    withProof();
    renderIn('en', <ForecastProof here="stone-garden" />);
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is not there while nothing has been let for a year', () => {
    jest.mocked(useProof).mockReturnValue(undefined);
    expect(renderIn('en', <ForecastProof />).container).toBeEmptyDOMElement();
  });
});
