import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { mosaicOf } from '../../../../src/sections/project-head/mosaic';

const image = (name: string) => ({
  name,
  gatsbyImageData: { width: 3, height: 2 } as IGatsbyImageData,
});

const gallery = (count: number) => Array.from({ length: count }, (_, index) => image(`${index}`));

const namesOf = (mosaic: ReturnType<typeof mosaicOf>) =>
  mosaic.map(({ picture }) => (picture as ReturnType<typeof image>).name);

describe('mosaicOf', () => {
  it.each([
    [0, ['cover']],
    [1, ['cover', '0']],
    [3, ['cover', '0', '1', '2']],
    [9, ['cover', '0', '1', '2', '3']],
  ])('takes the cover and of a gallery of %d its first', (count, names) => {
    expect(namesOf(mosaicOf(image('cover'), gallery(count)))).toEqual(names);
  });

  it('begins with the gallery where there is no cover', () => {
    expect(namesOf(mosaicOf(null, gallery(2)))).toEqual(['0', '1']);
    expect(mosaicOf(null, [])).toEqual([]);
  });

  it('says of each picture how wide it is shown', () => {
    const sizesOf = (count: number) =>
      mosaicOf(null, gallery(count)).map(({ sizes }) => sizes.replace('(min-width: 768px) ', ''));
    expect(sizesOf(1)).toEqual(['100vw, 112vw']);
    expect(sizesOf(2)).toEqual([
      '(min-width: 1024px) 62vw, 74vw, 100vw',
      '(min-width: 1024px) 50vw, 71vw, 100vw',
    ]);
    expect(sizesOf(3)).toEqual(['67vw, 100vw', '34vw, 50vw', '34vw, 50vw']);
    expect(sizesOf(4)).toEqual(['56vw, 100vw', '50vw, 34vw', '28vw, 34vw', '28vw, 34vw']);
    expect(sizesOf(5).slice(1)).toEqual(Array<string>(4).fill('28vw, 34vw'));
  });
});
