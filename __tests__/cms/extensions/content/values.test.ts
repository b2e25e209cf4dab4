/** @jest-environment node */
import { MAIN_MENU } from '../../../../src/config/menus';
import { ROUTES } from '../../../../src/config/routes';
import { PLACES_WITH_FORMAT } from '../../../../cms/extensions/content/src/value-rules';
import { valueProblems } from '../../../../cms/extensions/content/src/values';
import { CONTENT_MODEL } from '../../../../contract/content';
import { MENU_PAGES } from '../../../../contract/content/site';
import { columnOf, type ContentField } from '../../../../contract/content/types';

const found = (collection: string, payload: object) =>
  valueProblems(collection, { ...payload }).map(({ field, reason, entry, part }) =>
    [field, reason, entry, part].filter((value) => value !== undefined),
  );

describe('a number', () => {
  it.each([
    [{ living_area: 120.5, price_completed: 185000, bedrooms: null }, []],
    [{ living_area: '120.5', bedrooms: '3' }, []],
    [{ living_area: '120,5' }, [['living_area', 'number']]],
    [
      { living_area: 'large', bedrooms: '0x10' },
      [
        ['living_area', 'number'],
        ['bedrooms', 'number'],
      ],
    ],
    [
      { bedrooms: 2.5, price_completed: '148000.5' },
      [
        ['bedrooms', 'whole'],
        ['price_completed', 'whole'],
      ],
    ],
    [{ name: 'B2', sold: true, unknown: 'x' }, []],
  ])('of a type of home, %j: %j', (payload, expected) => {
    expect(found('project_units', payload)).toEqual(expected);
  });
});

describe('the entries of a list', () => {
  const home = { number: '1', unit: 'A', status: 'available', outline: '10,20 30,20 30,45' };

  it.each([
    [[home], []],
    [JSON.stringify([home]), []],
    [null, []],
    ['not a list', []],
    [[home, { ...home, outline: '10,20 30,20' }], [['homes', 'outline', 2, 'outline']]],
    [[{ ...home, outline: '10,20 30,20 130,45' }], [['homes', 'outline', 1, 'outline']]],
    [[{ ...home, status: 'gone' }], [['homes', 'choice', 1, 'status']]],
    [[{ ...home, unit: ' ' }], [['homes', 'empty', 1, 'unit']]],
  ])('of the homes %j: %j', (homes, expected) => {
    expect(found('projects', { homes })).toEqual(expected);
  });

  const stage = { stage: 'signing', share: 30, date: '2027-01-31' };

  it.each([
    [[stage, { stage: 'handover', share: 70 }], []],
    [[33.33, 33.33, 33.33].map((share) => ({ stage: 'roof', share })), []],
    [[], []],
    [[stage], [['payment_stages', 'shares']]],
    [[{ ...stage, share: 101 }], [['payment_stages', 'most', 1, 'share']]],
    [[{ ...stage, share: -1 }], [['payment_stages', 'least', 1, 'share']]],
    [[{ ...stage, share: '30,5' }], [['payment_stages', 'number', 1, 'share']]],
    [[{ ...stage, date: '2027-02-30' }], [['payment_stages', 'date', 1, 'date']]],
  ])('of the payments %j: %j', (payment_stages, expected) => {
    expect(found('projects', { payment_stages })).toEqual(expected);
  });

  it('of a year of letting end after they begin', () => {
    const year = {
      from: '2025-01-01',
      to: '2025-12-31',
      homes: 4,
      cost_per_day: 120,
      occupancy: 70,
    };
    expect(found('projects', { results: [year] })).toEqual([]);
    const turned = { ...year, from: '2025-12-31', to: '2025-01-01' };
    expect(found('projects', { results: [turned] })).toEqual([['results', 'period', 1]]);
    expect(found('projects', { results: [{ ...year, occupancy: 170 }] })).toEqual([
      ['results', 'most', 1, 'occupancy'],
    ]);
  });

  it('of a menu are pages that there are, each once, and not more than the header has room for', () => {
    const menu = (...pages: string[]) => pages.map((page) => ({ page }));
    const pages = Object.keys(MENU_PAGES);
    const short = [
      'projects',
      'villas',
      'sales',
      'about',
      'news',
      'articles',
      'career',
      'contacts',
    ];
    expect(found('settings', { main_menu: menu(...short) })).toEqual([]);
    expect(found('settings', { main_menu: menu(...short.slice(1), 'cooperation') })).toEqual([
      ['main_menu', 'wide'],
    ]);
    const builtIn = MAIN_MENU.map((route) => ROUTES[route].slice(1));
    expect(found('settings', { main_menu: menu(...builtIn) })).toEqual([]);
    expect(found('settings', { main_menu: [], footer_menu: menu(...pages) })).toEqual([]);
    expect(found('settings', { main_menu: menu(...pages.slice(0, 9)) })).toEqual([
      ['main_menu', 'many'],
    ]);
    expect(found('settings', { footer_menu: menu('news', 'docs', 'news') })).toEqual([
      ['footer_menu', 'double', 3],
    ]);
    expect(found('settings', { footer_menu: menu('news', 'casino') })).toEqual([
      ['footer_menu', 'choice', 2, 'page'],
    ]);
  });

  it('of the hours of meetings are times in their order, holidays are days', () => {
    const hours = { day: '1', from: '9:30', to: '18:00' };
    expect(found('settings', { meeting_hours: [hours] })).toEqual([]);
    expect(found('settings', { meeting_hours: [{ ...hours, to: '25:00' }] })).toEqual([
      ['meeting_hours', 'time', 1, 'to'],
    ]);
    expect(found('settings', { meeting_hours: [{ ...hours, to: '09:00' }] })).toEqual([
      ['meeting_hours', 'hours', 1],
    ]);
    expect(found('settings', { holidays: [{ date: '2027-01-01' }] })).toEqual([]);
    expect(found('settings', { holidays: [{ date: '1 January' }] })).toEqual([
      ['holidays', 'day', 1, 'date'],
    ]);
  });

  it('of the places lie on the globe, south of the equator too', () => {
    const place = { name: 'Airport', kind: 'airport', latitude: -8.74, longitude: 115.16 };
    expect(found('settings_translations', { places: [place] })).toEqual([]);
    expect(found('settings_translations', { places: [{ ...place, latitude: 91 }] })).toEqual([
      ['places', 'most', 1, 'latitude'],
    ]);
  });
});

describe('a text in a form of its own', () => {
  it.each([
    ['settings', { address_country: 'UA', leads_email: 'a@example.com, b@example.com' }, []],
    ['settings', { address_country: 'Ukraine' }, [['address_country', 'country']]],
    ['settings', { leads_email: 'sales' }, [['leads_email', 'mailto']]],
    ['vacancies', { country: 'id' }, [['country', 'country']]],
    ['vacancies', { country: '' }, []],
  ])('of %s, %j: %j', (collection, payload, expected) => {
    expect(found(collection, payload)).toEqual(expected);
  });

  it('has a reason for each pattern of the content model', () => {
    const places = CONTENT_MODEL.flatMap(({ collection, fields }) =>
      Object.entries<ContentField>(fields).flatMap(([name, field]) =>
        field.type !== 'List'
          ? []
          : Object.entries(field.item.fields)
              .filter(([, { pattern }]) => pattern !== undefined)
              .map(([key]) => `${collection}.${columnOf(name, field)}.${columnOf(key, {})}`),
      ),
    );
    expect(PLACES_WITH_FORMAT).toEqual(expect.arrayContaining(places));
  });
});
