import { orderStages } from '../../../src/domain/stages';

const stage = (date: string, state: string) => ({ date, state });

describe('orderStages', () => {
  it('sorts by day and marks the first that is not done as the next', () => {
    const stages = [
      stage('2027-03-31', 'planned'),
      stage('2025-02-14', 'done'),
      stage('2026-12-18', 'planned'),
    ];
    expect(orderStages(stages)).toEqual([
      stage('2025-02-14', 'done'),
      stage('2026-12-18', 'next'),
      stage('2027-03-31', 'planned'),
    ]);
  });

  it('has no next stage when all are done', () => {
    expect(orderStages([stage('2025-07-31', 'done')])).toEqual([stage('2025-07-31', 'done')]);
  });

  it('keeps a stage that was done before its turn', () => {
    const stages = [stage('2026-01-01', 'planned'), stage('2026-02-01', 'done')];
    expect(orderStages(stages).map(({ state }) => state)).toEqual(['next', 'done']);
  });
});
