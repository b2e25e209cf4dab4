import { render } from '@testing-library/react';
import { PageParts, partsOf } from '../../../../src/layout/page-parts/page-parts';

interface Page {
  text: string | null;
  images: string[];
}

const part = partsOf<Page>();
const PARTS = [
  part(
    'text',
    ({ text }) => text && { text },
    ({ id, text }) => <p id={id}>{text}</p>,
  ),
  part(
    'album',
    ({ images }) => images.length > 0 && { images },
    ({ id, images }) => <p id={id}>{images.length} pictures</p>,
  ),
] as const;

const show = (page: Page) => render(<PageParts parts={PARTS} page={page} />).container;

describe('a table of parts', () => {
  it('makes the page, in its order, each part under its id', () => {
    const shown = [...show({ text: 'A text', images: ['a', 'b'] }).children];
    expect(shown.map(({ id, textContent }) => [id, textContent])).toEqual([
      ['text', 'A text'],
      ['album', '2 pictures'],
    ]);
  });

  it.each<[Page, string[]]>([
    [{ text: null, images: ['a'] }, ['album']],
    [{ text: '', images: [] }, []],
  ])('shows of %j just what it calls shown', (page, ids) => {
    expect([...show(page).children].map(({ id }) => id)).toEqual(ids);
    expect(PARTS.filter(({ isShown }) => isShown(page)).map(({ id }) => id)).toEqual(ids);
  });
});
