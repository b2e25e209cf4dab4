import { axisTicks, spreadLabels } from '../../../src/utils/chart-scale';

describe('axisTicks', () => {
  it.each<[number, number, number[]]>([
    [320_000, 4, [0, 100_000, 200_000, 300_000]],
    [100, 4, [0, 25, 50, 75, 100]],
    [12_000_000, 4, [0, 5_000_000, 10_000_000]],
    [7, 4, [0, 2, 4, 6]],
    [0.9, 4, [0, 0.25, 0.5, 0.75]],
    [0, 4, [0]],
    [-5, 4, [0]],
    [NaN, 4, [0]],
  ])('counts up to %p in about %p round steps', (max, about, ticks) => {
    expect(axisTicks(max, about)).toEqual(ticks);
  });

  it('never counts in more steps than wished for', () => {
    for (let max = 1; max < 2_000; max += 7) {
      expect(axisTicks(max, 4).length).toBeLessThanOrEqual(5);
    }
  });
});

describe('spreadLabels', () => {
  it('leaves labels where there is room', () => {
    expect(spreadLabels([80, 20, 50], 10, 100)).toEqual([80, 20, 50]);
  });

  it('moves those apart that would lie on each other, in their order', () => {
    expect(spreadLabels([12, 10, 11], 5, 100)).toEqual([20, 10, 15]);
  });

  it('moves them back from the end', () => {
    expect(spreadLabels([99, 98], 10, 100)).toEqual([100, 90]);
  });

  it('keeps the order of equal ones', () => {
    expect(spreadLabels([50, 50], 10, 100)).toEqual([50, 60]);
  });

  it('has nothing to do without labels', () => {
    expect(spreadLabels([], 10, 100)).toEqual([]);
  });
});
