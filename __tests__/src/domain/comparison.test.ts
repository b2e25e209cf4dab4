import {
  homeText,
  readComparison,
  readHomeText,
  toggleCompared,
  writeComparison,
} from '../../../src/domain/comparison';

describe('the address of a comparison', () => {
  it('keeps homes of several projects, in their order', () => {
    const homes = ['teak-house.B2', 'long-pool-residences.A'];
    expect(writeComparison(homes)).toBe('?home=teak-house.B2&home=long-pool-residences.A');
    expect(readComparison(writeComparison(homes))).toEqual(homes);
  });

  it('keeps a name with signs that mean something in an address', () => {
    const home = homeText({ project: 'teak-house', unit: 'B & 2, “ü”.1' });
    expect(readComparison(writeComparison([home]))).toEqual([home]);
    expect(readHomeText(home)).toEqual({ project: 'teak-house', unit: 'B & 2, “ü”.1' });
  });

  it.each([
    ['', []],
    ['?home=', []],
    ['?home=teak-house', []],
    ['?home=.B', []],
    ['?home=a.A&home=a.A', ['a.A']],
    ['?home=a.A&home=b.B&home=c.C&home=d.D', ['a.A', 'b.B', 'c.C']],
  ])('%j holds %j', (search, homes) => {
    expect(readComparison(search)).toEqual(homes);
  });

  it('is empty without homes', () => {
    expect(writeComparison([])).toBe('');
  });
});

describe('toggleCompared', () => {
  it.each([
    [[], 'a.A', ['a.A']],
    [['a.A'], 'a.A', []],
    [['a.A', 'b.B', 'c.C'], 'd.D', ['b.B', 'c.C', 'd.D']],
  ])('%j with %s', (homes, home, expected) => {
    expect(toggleCompared(homes, home)).toEqual(expected);
  });
});
