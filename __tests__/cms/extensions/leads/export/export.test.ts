/** @jest-environment node */
import { csvCell, csvLine } from '../../../../../cms/extensions/leads/src/export/csv';
import {
  leadTable,
  officeClock,
  officeZone,
  type ExportedLead,
  type Names,
} from '../../../../../cms/extensions/leads/src/export/lead-cells';
import { exportTextsFor } from '../../../../../cms/extensions/leads/src/export/texts';

const names: Names = {
  projects: new Map([[1, 'Teak House']]),
  sales: new Map([[2, 'Autumn offer']]),
  vacancies: new Map(),
  people: new Map([['user', 'Oksana Zavadska']]),
};

const meeting: ExportedLead = {
  id: 'lead',
  date_created: '2026-06-30T21:30:00.000Z',
  status: 'in_work',
  kind: 'meeting',
  name: 'Олена',
  phone: '+380671234567',
  alternative_contact: '@olena',
  message: 'Two lines\n"quoted"',
  meeting_start: '2026-11-23T14:30:00.000Z',
  meeting_mode: 'offline',
  meeting_minutes: 30,
  project: 1,
  sale: 2,
  vacancy: 3,
  topic: 'agency',
  owner: 'user',
  notes: '=1+1',
  locale: 'ua',
  utm_source: 'google',
};

function rowIn(locale: string, lead: ExportedLead = meeting): Record<string, string> {
  const { headings, cells } = leadTable(exportTextsFor(locale), names);
  expect(new Set(headings).size).toBe(headings.length);
  const values = cells(lead);
  return Object.fromEntries(headings.map((heading, index) => [heading, values[index] ?? '']));
}

describe('csvCell', () => {
  it.each([
    ['plain', '"plain"'],
    ['', '""'],
    ['with "quotes"', '"with ""quotes"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', `"'=1+1"`],
    ['\u200b＝1+1', `"'\u200b＝1+1"`],
    ['-2+3', `"'-2+3"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['@anna', '"@anna"'],
    ['+380671234567', '"+380671234567"'],
    // Where the spreadsheet expects another separator.
    ['a;=1+1', `"a;'=1+1"`],
    ['a, @x(1)', `"a, '@x(1)"`],
    ['a\n=1+1', `"a\n'=1+1"`],
    ['a\n- a list', '"a\n- a list"'],
  ])('writes %j as %s', (text, cell) => {
    expect(csvCell(text)).toBe(cell);
  });

  it('makes a line of cells', () => {
    expect(csvLine(['a', 'b;c'], ';')).toBe('"a";"b;c"\r\n');
  });
});

describe('the clock of the office', () => {
  it.each([
    ['2026-11-23T14:30:00Z', '2026-11-23 16:30', 'Europe/Kyiv, UTC+2'],
    ['2026-06-30T21:30:00Z', '2026-07-01 00:30', 'Europe/Kyiv, UTC+3'],
  ])('shows %s as %s, %s', (moment, clock, zone) => {
    expect(officeClock(moment)).toBe(clock);
    expect(officeZone(moment)).toBe(zone);
  });
});

describe('the table of requests', () => {
  it('is in words, by the clock in Kyiv', () => {
    expect(rowIn('en-US')).toMatchObject({
      'Received (Kyiv time)': '2026-07-01 00:30',
      Status: 'In work',
      Kind: 'Meeting',
      Name: 'Олена',
      Phone: '+380 67 123 4567',
      Message: 'Two lines\n"quoted"',
      'Meeting (Kyiv time)': '2026-11-23 16:30',
      'Time zone': 'Europe/Kyiv, UTC+2',
      'Meeting format': 'At the office',
      Minutes: '30',
      Project: 'Teak House',
      Offer: 'Autumn offer',
      Vacancy: '',
      Topic: 'Agency',
      Owner: 'Oksana Zavadska',
      Notes: '=1+1',
      'Language of the page': 'Українська',
      utm_source: 'google',
    });
  });

  it('is in the language of the reader, English where that is unknown', () => {
    expect(rowIn('ru-RU')).toMatchObject({ Статус: 'В работе', 'Кто ведет': 'Oksana Zavadska' });
    expect(rowIn('uk-UA')).toMatchObject({ Статус: 'У роботі', 'Тип заявки': 'Зустріч' });
    expect(rowIn('de-DE')).toHaveProperty('Status', 'In work');
  });

  it('leaves empty what a request has not, and keeps keys that are unknown', () => {
    const row = rowIn('en', { id: 'lead', kind: 'viewing' as never, status: 'new' });
    expect(Object.entries(row).filter(([, value]) => value !== '')).toEqual([
      ['Status', 'New'],
      ['Kind', 'viewing'],
    ]);
  });
});
