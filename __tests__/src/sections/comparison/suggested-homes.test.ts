import type { ComparedHome } from '../../../../src/sections/comparison/compared-homes';
import { suggestedHomes } from '../../../../src/sections/comparison/suggested-homes';

interface Given {
  price?: number | null;
  sold?: boolean;
  /** Status of its only home on the site plan. */
  status?: string;
}

const home = (text: string, { price = 100, sold = false, status }: Given = {}): ComparedHome => {
  const [slug = '', name = ''] = text.split('.');
  return {
    text,
    name,
    project: { slug, homes: status ? [{ number: '1', unit: name, status }] : [] },
    unit: { name, sold, priceConstruction: price },
  } as unknown as ComparedHome;
};

const textsOf = (homes: readonly ComparedHome[]) => homes.map(({ text }) => text);

describe('suggestedHomes', () => {
  const all = [home('a.1'), home('a.2'), home('a.3'), home('b.1'), home('c.1'), home('c.2')];

  it('takes one of each project before a second', () => {
    expect(textsOf(suggestedHomes(all, [], 5))).toEqual(['a.1', 'b.1', 'c.1', 'a.2', 'c.2']);
  });

  it('leaves out what is sold or reserved', () => {
    const given = [
      home('a.1', { sold: true }),
      home('a.2'),
      home('b.1', { status: 'sold' }),
      home('c.1', { status: 'reserved' }),
      home('d.1', { status: 'available' }),
    ];
    expect(textsOf(suggestedHomes(given, [], 6))).toEqual(['a.2', 'd.1']);
  });

  it('takes those closest in price beside a chosen one', () => {
    const chosen = home('a.1', { price: 300 });
    const given = [
      chosen,
      home('a.2', { price: 900 }),
      home('b.1', { price: 320 }),
      home('c.1', { price: null }),
      home('d.1', { price: 250 }),
    ];
    expect(textsOf(suggestedHomes(given, [chosen], 2))).toEqual(['b.1', 'd.1']);
  });

  it('goes by the projects where the price of the chosen one is on request', () => {
    const chosen = home('a.1', { price: null });
    expect(textsOf(suggestedHomes([chosen, home('b.1'), home('a.2')], [chosen], 6))).toEqual([
      'b.1',
      'a.2',
    ]);
  });
});
