import {
  filterProjects,
  parseProjectFilter,
  projectChoices,
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
const choices = projectChoices(ALL);

describe('projectChoices', () => {
  it('offers what there is, in order', () => {
    expect(choices).toEqual({
      types: ['villas', 'apartments'],
      areas: [
        { slug: 'berawa', name: 'Berawa' },
        { slug: 'canggu', name: 'Canggu' },
      ],
      prices: [200_000, 300_000],
      deadlines: [2025, 2027, 2028],
      hasSold: true,
    });
  });

  it('offers nothing where there is nothing', () => {
    expect(projectChoices([])).toEqual({
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
      '?type=villas&area=canggu&price=300000&deadline=2027&sold=no',
      {
        type: 'villas',
        area: 'canggu',
        price: 300_000,
        deadline: 2027,
        available: true,
      },
    ],
    ['?type=castles&area=&price=1e9&deadline=soon&sold=maybe', {}],
    ['', {}],
  ])('reads %s', (search, filter) => {
    expect(parseProjectFilter(search, choices)).toEqual({
      type: undefined,
      area: undefined,
      price: undefined,
      deadline: undefined,
      available: undefined,
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
    };
    const search = writeProjectFilter('?utm_source=mail&area=canggu', filter);
    expect(search).toBe('?utm_source=mail&type=villas&price=300000&deadline=2028&sold=no');
    expect(parseProjectFilter(search, choices)).toEqual(filter);
  });

  it('leaves nothing behind when it is cleared', () => {
    expect(writeProjectFilter('?type=villas&sold=no', {})).toBe('');
  });
});
