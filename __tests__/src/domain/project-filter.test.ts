import {
  filterProjects,
  nearestProjects,
  parseProjectFilter,
  projectChoices,
  sortProjects,
  writeProjectFilter,
  type Filterable,
  type ProjectFilter,
} from '../../../src/domain/project-filter';

const project = (changes: Partial<Filterable> = {}): Filterable => ({
  type: 'villas',
  area: { slug: 'berawa', name: 'Berawa' },
  priceConstruction: 298_000,
  deadline: '2027-04-30',
  sold: false,
  ...changes,
});

const berawa = project();
const canggu = project({
  type: 'apartments',
  area: { slug: 'canggu', name: 'Canggu' },
  priceConstruction: 148_000,
  deadline: '2028-02-01',
});
const onRequest = project({ priceConstruction: null, deadline: null, area: null });
const free = project({ priceConstruction: 0 });
const sold = project({ sold: true, deadline: '2025-07-31' });
const ALL = [berawa, canggu, onRequest, sold];
const TODAY = '2026-11-23';
const choices = projectChoices(ALL, TODAY);

describe('projectChoices', () => {
  it('offers what there is, in order', () => {
    expect(choices).toEqual({
      types: ['villas', 'apartments'],
      areas: [
        { slug: 'berawa', name: 'Berawa' },
        { slug: 'canggu', name: 'Canggu' },
      ],
      prices: [200_000, 300_000],
      deadlines: [2027, 2028],
      hasSold: true,
    });
  });

  it('offers nothing where there is nothing', () => {
    expect(projectChoices([], TODAY)).toEqual({
      types: [],
      areas: [],
      prices: [],
      deadlines: [],
      hasSold: false,
    });
  });
});

describe('filterProjects', () => {
  it.each<[ProjectFilter, Filterable[]]>([
    [{}, ALL],
    [{ price: 148_000 }, [canggu]],
    [{ price: 147_999 }, []],
    [{ deadline: 2025 }, [sold]],
    [{ type: 'apartments' }, [canggu]],
    [{ area: 'berawa' }, [berawa, sold]],
    [{ price: 200_000 }, [canggu]],
    [{ deadline: 2027 }, [berawa, sold]],
    [{ available: true }, [berawa, canggu, onRequest]],
    [{ area: 'berawa', available: true, price: 300_000 }, [berawa]],
    [{ type: 'one_room_apartments' }, []],
  ])('%j', (filter, expected) => {
    expect(filterProjects(ALL, filter)).toEqual(expected);
  });

  it('takes a price of 0 for none', () => {
    expect(filterProjects([free], { price: 300_000 })).toEqual([]);
  });
});

describe('a filter in the address', () => {
  it.each<[string, ProjectFilter]>([
    [
      '?type=villas&area=canggu&price=300000&deadline=2027&sold=no&sort=price',
      {
        type: 'villas',
        area: 'canggu',
        price: 300_000,
        deadline: 2027,
        available: true,
        sort: 'price',
      },
    ],
    ['?type=castles&area=&price=1e9&deadline=soon&sold=maybe&sort=luck', {}],
    ['', {}],
  ])('reads %s', (search, filter) => {
    expect(parseProjectFilter(search, choices)).toEqual({
      type: undefined,
      area: undefined,
      price: undefined,
      deadline: undefined,
      available: undefined,
      sort: undefined,
      ...filter,
    });
  });

  it('comes back as it was written, what else stood there kept', () => {
    const filter = {
      type: 'villas',
      area: undefined,
      price: 300_000,
      deadline: 2028,
      available: true,
      sort: 'return' as const,
    };
    const search = writeProjectFilter('?utm_source=mail&area=canggu', filter);
    expect(search).toBe(
      '?utm_source=mail&type=villas&price=300000&deadline=2028&sold=no&sort=return',
    );
    expect(parseProjectFilter(search, choices)).toEqual(filter);
  });

  it('leaves nothing behind when it is cleared', () => {
    expect(writeProjectFilter('?type=villas&sold=no', {})).toBe('');
  });
});

describe('sortProjects', () => {
  const realistic = (costPerDay: number) => ({
    forecast: [
      { scenario: 'realistic', costPerDay, occupancy: 60, managementFee: 20, tax: 10 },
      { scenario: 'optimistic', costPerDay: 900, occupancy: 90, managementFee: 20, tax: 10 },
    ],
  });
  const villas = { ...berawa, ...realistic(100) };
  const flats = { ...canggu, ...realistic(90) };
  const silent = { ...onRequest, forecast: [] };
  const gone = { ...sold, ...realistic(500) };
  const all = [gone, silent, villas, flats];

  it.each([
    [undefined, [silent, villas, flats, gone]],
    ['price', [flats, villas, silent, gone]],
    ['deadline', [villas, flats, silent, gone]],
    ['return', [flats, villas, silent, gone]],
  ] as const)('by %s', (sort, expected) => {
    expect(sortProjects(all, sort)).toEqual(expected);
  });
});

describe('nearestProjects', () => {
  it.each<[ProjectFilter, Filterable[]]>([
    [{ type: 'villas', price: 100_000 }, [berawa, onRequest]],
    [{ area: 'canggu', type: 'villas' }, [canggu]],
    [{ area: 'canggu', price: 100_000, deadline: 2020 }, [canggu]],
    [{ area: 'nowhere', type: 'castles', price: 1 }, [berawa, canggu]],
    [{}, []],
  ])('of %j', (filter, expected) => {
    expect(nearestProjects(ALL, filter, 2)).toEqual(expected);
  });

  it('never offers what is sold', () => {
    expect(nearestProjects([sold], { price: 1 }, 2)).toEqual([]);
  });
});
