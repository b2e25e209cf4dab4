/** @jest-environment node */
import { COLLECTIONS } from '../../../cms/schema';
import { isOnSite } from '../../../cms/schema/on-site';
import schedule from '../../../contract/schedule.json';
import { CONTENT_MODEL } from '../../../src/config/content-model';

const now = Date.parse(schedule.now);
const fieldsOf = (collection: string) =>
  COLLECTIONS.find((spec) => spec.collection === collection)?.fields.map(({ field }) => field) ??
  [];

it.each(schedule.cases)('$title: on the site is $shown', ({ row, shown }) => {
  expect(isOnSite({ status: 'published', ...row }, now)).toBe(shown);
});

it('reads moments as both databases give them', () => {
  const item = (publish_at: Date | number) => ({ status: 'published', publish_at });
  for (const shift of [-1, 1]) {
    expect(isOnSite(item(now + shift), now)).toBe(shift < 0);
    expect(isOnSite(item(new Date(now + shift)), now)).toBe(shift < 0);
  }
});

it('stands on the collections of the contract alone, beside their status', () => {
  const scheduled = COLLECTIONS.filter(({ collection }) =>
    fieldsOf(collection).includes('publish_at'),
  ).map(({ collection }) => collection);
  expect(scheduled.sort()).toEqual([...schedule.collections].sort());
  for (const collection of scheduled) {
    const fields = fieldsOf(collection);
    const first = fields.indexOf('status');
    expect(fields.slice(first, first + 4)).toEqual([
      'status',
      'slug',
      'publish_at',
      'unpublish_at',
    ]);
  }
});

it('is asked for by the site for each of their types', () => {
  for (const type of CONTENT_MODEL) {
    const isScheduled = 'scheduled' in type && type.scheduled;
    expect([type.name, isScheduled]).toEqual([
      type.name,
      schedule.collections.includes(type.collection),
    ]);
  }
});
