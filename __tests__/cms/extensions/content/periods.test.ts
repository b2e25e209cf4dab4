/** @jest-environment node */
import { periodColumns, periodProblems } from '../../../../cms/extensions/content/src/periods';

const reasons = (collection: string, item: object) =>
  periodProblems(collection, { ...item }).map(({ field, reason }) => [field, reason]);

it.each([
  ['posts', { event_start: '2027-05-01', event_end: '2027-05-01' }, []],
  ['posts', { event_start: '2027-05-02', event_end: '2027-05-01' }, [['event_end', 'event']]],
  ['posts', { event_start: '2027-05-02', event_end: null }, []],
  ['vacancies', { published_at: '2027-01-01', valid_through: '2027-01-01' }, []],
  [
    'vacancies',
    { published_at: new Date('2027-01-02'), valid_through: '2027-01-01' },
    [['valid_through', 'apply']],
  ],
  ['vacancies', { salary_from: 900, salary_to: 900 }, []],
  ['vacancies', { salary_from: '1000', salary_to: 900 }, [['salary_to', 'pay']]],
  ['vacancies', { salary_from: null, salary_to: 900 }, []],
  ['sales', { publish_at: '2027-01-05T20:00:00Z', valid_until: '2027-01-05' }, []],
  [
    'sales',
    { publish_at: Date.parse('2027-01-06T08:00:00Z'), valid_until: '2027-01-05' },
    [['valid_until', 'offer']],
  ],
  ['pages', { publish_at: '2027-01-06', valid_until: '2027-01-05' }, []],
])('of %s with %j: %j', (collection, item, expected) => {
  expect(reasons(collection, item)).toEqual(expected);
});

it('are read from the columns that they name', () => {
  expect(periodColumns('sales')).toEqual(['publish_at', 'valid_until']);
  expect(periodColumns('settings')).toEqual([]);
});
