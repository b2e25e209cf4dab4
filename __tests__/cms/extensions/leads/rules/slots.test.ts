/** @jest-environment node */
import { BOOKING_DEFAULTS } from '../../../../../cms/extensions/leads/src/rules/booking-defaults';
import {
  freeSlots,
  checkSlot,
  type BookingSettings,
} from '../../../../../cms/extensions/leads/src/rules/slots';
import examples from '../../../../../contract/leads/slots.json';

const settings: BookingSettings = { ...BOOKING_DEFAULTS, holidays: [] };
/** A Monday, 08:00 in Kyiv. */
const now = Date.parse('2026-11-23T06:00:00.000Z');

describe('slots', () => {
  it.each(examples.map((example) => [example.title, example] as const))('%s', (_title, example) => {
    expect(freeSlots(example.settings, example.taken, Date.parse(example.now))).toEqual(
      example.slots,
    );
  });

  it('are offered for as many days as the settings say, in order, each once', () => {
    const doubled = { ...settings, hours: [...settings.hours, ...settings.hours] };
    const slots = freeSlots(doubled, [], now);
    expect(slots).toEqual([...new Set(slots)].sort());
    expect(slots.at(-1)).toBe('2026-12-11T15:30:00.000Z');
  });

  it.each<[string, Partial<BookingSettings>]>([
    ['hours nobody can read', { hours: [{ day: '1', from: 'ten', to: '12:00' }] }],
    ['hours that end before they begin', { hours: [{ day: '1', from: '12:00', to: '10:00' }] }],
    ['hours shorter than a meeting', { hours: [{ day: '1', from: '10:00', to: '10:20' }] }],
    ['meetings without length', { minutes: 0 }],
    ['no days', { days: 0 }],
  ])('are none with %s', (_why, change) => {
    expect(freeSlots({ ...settings, ...change }, [], now)).toEqual([]);
  });

  it.each([
    ['2026-11-23T09:00:00.000Z', 'free'],
    ['2026-11-23T09:30:00.000Z', 'taken'],
    ['2026-11-23T05:00:00.000Z', 'past'],
    ['2026-11-23T08:30:00.000Z', 'not_offered'],
    ['2026-11-23T09:10:00.000Z', 'not_offered'],
    ['2026-11-28T09:00:00.000Z', 'not_offered'],
  ])('at %s are %s', (start, verdict) => {
    const taken = [{ start: '2026-11-23T09:30:00.000Z', minutes: 30 }];
    expect(checkSlot(start, { settings, taken, now })).toBe(verdict);
  });
});
