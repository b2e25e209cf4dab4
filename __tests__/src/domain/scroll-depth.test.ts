import { reachedDepths } from '../../../src/domain/scroll-depth';

const position = (top: number, pageHeight = 4000) => ({ top, windowHeight: 800, pageHeight });

describe('reachedDepths', () => {
  it.each([
    [0, []],
    [199, []],
    [200, [25]],
    [1200, [25, 50]],
    [2200, [25, 50, 75]],
    [2799, [25, 50, 75]],
    [2800, [25, 50, 75, 90]],
    [3200, [25, 50, 75, 90]],
  ])('at %d of 4,000 px, with a window of 800: %j', (top, depths) => {
    expect(reachedDepths(position(top))).toEqual(depths);
  });

  it('are all of a page that fits into its window, and none of one without a height', () => {
    expect(reachedDepths(position(0, 600))).toEqual([25, 50, 75, 90]);
    expect(reachedDepths(position(0, 0))).toEqual([]);
  });
});
