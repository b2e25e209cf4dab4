import { listValue, newest, scalarValue } from '../../../src/nodes/values';

describe('scalar values', () => {
  it.each([
    ['String', ' a ', 'a'],
    ['String', '   ', undefined],
    ['String', 7, '7'],
    ['String', {}, undefined],
    ['String', null, undefined],
    ['Int', 7, 7],
    ['Int', '7', 7],
    ['Int', 0, 0],
    ['Int', 1.5, undefined],
    ['Int', 2 ** 31, undefined],
    ['Int', '', undefined],
    ['Float', '1.5', 1.5],
    ['Float', 'much', undefined],
    ['Float', Number.NaN, undefined],
    ['Boolean', false, false],
    ['Boolean', 'true', undefined],
    ['Date', '2026-01-02', '2026-01-02'],
    ['Date', 'tomorrow', undefined],
    ['Date', '2026-01-02T10:00:00Z', '2026-01-02T10:00:00Z'],
    ['Date', '0001-01-01', '0001-01-01'],
    ['Date', '1', undefined],
    ['Date', '2026-02-30', undefined],
    ['Date', '2026-13-01', undefined],
    ['Date', '2026-01-02 or so', undefined],
    ['Float', 1e300, undefined],
    ['String', '\u200b\ufeff', undefined],
    ['String', 'a\0b\u0007\ud800c\n🙂', 'abc\n🙂'],
  ] as const)('%s of %j is %j', (type, value, expected) => {
    expect(scalarValue(type, value)).toBe(expected);
  });
});

describe('lists', () => {
  const item = {
    name: 'Fact',
    description: 'x',
    fields: {
      label: { type: 'String', required: true, description: 'x' },
      shortName: { type: 'String', description: 'x' },
      count: { type: 'Int', description: 'x' },
    },
  } as const;

  it('keep the known fields of entries that have what is required', () => {
    const value = [
      { label: 'a', short_name: 'b', count: 3, secret: 'x' },
      { short_name: 'no label' },
      { label: ' ' },
      'text',
      null,
    ];
    expect(listValue({ item }, value)).toEqual({
      entries: [{ label: 'a', shortName: 'b', count: 3 }],
      problems: ['4 of its entries are left out for want of a valid required value'],
    });
  });

  it('leave out an entry whose required value does not fit its pattern', () => {
    const home = {
      ...item,
      fields: {
        number: { type: 'String', description: 'Its number.', required: true },
        status: {
          type: 'String',
          description: 'Its status.',
          required: true,
          pattern: '^(?:a|b)$',
        },
        outline: { type: 'String', description: 'Its corners.', pattern: '^\\d+$' },
      },
    } as const;
    const value = [
      { number: 1, status: 'a', outline: '12' },
      { number: 2, status: 'c', outline: '12' },
      { number: 3, status: 'b', outline: 'x' },
    ];
    expect(listValue({ item: home }, value)).toEqual({
      entries: [
        { number: '1', status: 'a', outline: '12' },
        { number: '3', status: 'b', outline: null },
      ],
      problems: ['1 of its entries are left out for want of a valid required value'],
    });
  });

  it('keep the first of equal values that are unique, and no more than there is room for', () => {
    const entry = {
      ...item,
      fields: {
        page: { type: 'String', description: 'Its page.', required: true, unique: true },
      },
    } as const;
    const value = ['news', 'docs', ' news ', 'sales', 'news'].map((page) => ({ page }));
    expect(listValue({ item: entry, most: 2 }, value)).toEqual({
      entries: [{ page: 'news' }, { page: 'docs' }],
      problems: [
        '2 of its entries are left out because they repeat another',
        '1 of its entries are left out because there is room for 2',
      ],
    });
  });

  it.each([
    ['[{"label":"a"}]', 1],
    ['{"label":"a"}', 0],
    ['[', 0],
    [null, 0],
    [5, 0],
  ])('of %j have %i entries', (value, count) => {
    expect(listValue({ item }, value).entries).toHaveLength(count);
  });
});

describe('newest date', () => {
  it('is the latest, whatever the notation', () => {
    expect(newest(['2026-01-01T10:00:00', null, '2026-01-02T00:00:00.500Z', undefined, 'x'])).toBe(
      '2026-01-02T00:00:00.500Z',
    );
    expect(newest([null])).toBeNull();
  });
});
