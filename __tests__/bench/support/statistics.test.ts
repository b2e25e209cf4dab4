/** @jest-environment node */
import {
  interquartileRange,
  median,
  medianRatio,
  quantile,
} from '../../../bench/support/statistics';

describe('statistics', () => {
  it('takes the middle of an odd number of values, whatever their order', () => {
    expect(median([30, 1, 2])).toBe(2);
  });

  it('takes the mean of the two in the middle of an even number', () => {
    expect(median([4, 1, 2, 10])).toBe(3);
  });

  it('interpolates other shares, the ends included', () => {
    const values = [0, 10, 20, 30, 40];
    expect([0, 0.25, 0.9, 1].map((share) => quantile(values, share))).toEqual([0, 10, 36, 40]);
  });

  it('tells how far the middle half lies apart', () => {
    expect(interquartileRange([0, 10, 20, 30, 40])).toBe(20);
  });

  it('has no value for none', () => {
    expect(median([])).toBeNaN();
  });
});

describe('medianRatio', () => {
  it('compares within each round', () => {
    expect(medianRatio([20, 220, 30], [10, 200, 20])).toBe(1.5);
  });

  it('leaves out rounds without a base', () => {
    expect(medianRatio([20, 30], [0, 10])).toBe(3);
    expect(medianRatio([20], [])).toBeNaN();
  });
});
