import schedule from '../../../../../contract/schedule.json';
import { isDue } from '../../../../../plugins/gatsby-source-directus/src/directus/schedule';

const now = Date.parse(schedule.now);
const published = schedule.cases.filter(({ row }) => !('status' in row));

it.each(published)('$title: shown is $shown', ({ row, shown }) => {
  expect(isDue({ scheduled: true }, row, now)).toBe(shown);
});

it('does not look at the moments of a type that has none', () => {
  expect(isDue({}, { publish_at: '2100-01-01T00:00:00Z' }, now)).toBe(true);
});
