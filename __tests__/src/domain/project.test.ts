import {
  deadlineSeason,
  hasPrice,
  pickOtherProjects,
  projectOfText,
  summariseOffer,
  type Comparable,
} from '../../../src/domain/project';

describe('deadlineSeason', () => {
  it.each([
    ['2027-01-01', 'winter', 2027],
    ['2027-02-28', 'winter', 2027],
    ['2027-03-01', 'spring', 2027],
    ['2027-05-31', 'spring', 2027],
    ['2027-06-01', 'summer', 2027],
    ['2025-07-31', 'summer', 2025],
    ['2027-08-31', 'summer', 2027],
    ['2027-09-01', 'autumn', 2027],
    ['2027-11-30', 'autumn', 2027],
    ['2027-12-01', 'winter', 2028],
    ['2027-12-31', 'winter', 2028],
    ['2027-12-31T22:00:00Z', 'winter', 2028],
  ])('announces %s as %s %d', (date, season, year) => {
    expect(deadlineSeason(date)).toEqual({ season, year });
  });

  it.each(['', 'soon', '2027', '2027-00-10', '2027-13-10', '31.12.2027', ' 2027-01-01'])(
    'announces nothing for “%s”',
    (date) => {
      expect(deadlineSeason(date)).toBeUndefined();
    },
  );
});

describe('pickOtherProjects', () => {
  const project = (slug: string, area?: string, priceConstruction?: number): Comparable => ({
    slug,
    area: area === undefined ? null : { slug: area },
    priceConstruction,
  });
  const slugs = (projects: Comparable[]) => projects.map(({ slug }) => slug);
  const current = project('current', 'north', 200);

  it('takes those of the same area first, then those of a close price', () => {
    const all = [
      project('south-cheap', 'south', 100),
      project('south-close', 'south', 210),
      project('north-far', 'north', 900),
      current,
      project('north-close', 'north', 150),
    ];
    expect(slugs(pickOtherProjects(current, all, 4))).toEqual([
      'north-close',
      'north-far',
      'south-close',
      'south-cheap',
    ]);
  });

  it('takes what is sold out only where nothing else is left', () => {
    const soldOut = { ...project('north-sold', 'north', 200), sold: true };
    const all = [
      soldOut,
      project('south-far', 'south', 900),
      { ...project('on-sale'), sold: false },
    ];
    expect(slugs(pickOtherProjects(current, all, 3))).toEqual([
      'south-far',
      'on-sale',
      'north-sold',
    ]);
  });

  it('takes at most as many as wanted, never the project itself', () => {
    const all = [current, project('a', 'north'), project('b', 'north'), project('c', 'north')];
    expect(slugs(pickOtherProjects(current, all, 2))).toEqual(['a', 'b']);
    expect(pickOtherProjects(current, [current], 2)).toEqual([]);
    expect(pickOtherProjects(current, all, 0)).toEqual([]);
  });

  it('puts those without a price last, in the order of the editors', () => {
    const all = [project('x', 'north'), project('y', 'north'), project('z', 'north', 5_000)];
    expect(slugs(pickOtherProjects(current, all, 3))).toEqual(['z', 'x', 'y']);
  });

  it('keeps the order of the editors for a project without a price', () => {
    const all = [project('x', 'north', 900), project('y', 'north', 10), project('z', 'north')];
    expect(slugs(pickOtherProjects(project('p', 'north'), all, 3))).toEqual(['x', 'y', 'z']);
  });

  it('does not take two projects without an area for neighbours', () => {
    const all = [project('nowhere', undefined, 900), project('north', 'north', 210)];
    expect(slugs(pickOtherProjects(project('p', undefined, 200), all, 2))).toEqual([
      'north',
      'nowhere',
    ]);
  });

  it('leaves the list it was given as it was', () => {
    const all = [project('far', 'south', 900), project('close', 'north', 210)];
    pickOtherProjects(current, all, 2);
    expect(slugs(all)).toEqual(['far', 'close']);
  });
});

describe('summariseOffer', () => {
  const projects = [
    { sold: true, priceConstruction: 90_000, deadline: '2027-01-01' },
    { sold: false, priceConstruction: 298_000, deadline: '2028-04-30' },
    { sold: false, priceConstruction: 148_000, deadline: '2026-01-01' },
    { sold: false, priceConstruction: 0, deadline: '2027-06-30' },
    { sold: false, priceConstruction: null, deadline: null },
  ];

  it('takes the lowest price and the next deadline of what can be bought', () => {
    expect(summariseOffer(projects, '2026-11-21')).toEqual({
      priceFrom: 148_000,
      nextDeadline: '2027-06-30',
    });
  });

  it('has neither where nothing is on offer', () => {
    expect(summariseOffer(projects.slice(0, 1), '2026-11-21')).toEqual({});
  });
});

describe('hasPrice', () => {
  it.each([
    [298_000, true],
    [12_000_000, true],
    [0, false],
    [-1, false],
    [null, false],
    [undefined, false],
  ])('takes %p: %p', (price, expected) => {
    expect(hasPrice(price)).toBe(expected);
  });
});

describe('projectOfText', () => {
  const slugs = ['teak-house', 'long-pool'];

  it.each([
    [
      '<p>See <a href="/projects/long-pool">it</a>, <a href="/projects/teak-house">or it</a>.</p>',
      'long-pool',
    ],
    ['<a class="x" href="https://site.example/ru/projects/teak-house#map">x</a>', 'teak-house'],
    ['<a href="/projects/gone">x</a> <a href="/projects/teak-house">y</a>', 'teak-house'],
    ['<a href="/projects">x</a> /projects/teak-house', undefined],
    ['', undefined],
  ])('of %s is %s', (html, slug) => {
    expect(projectOfText(html, slugs)).toBe(slug);
  });
});
