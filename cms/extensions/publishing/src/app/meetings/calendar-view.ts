import { h, type VNode } from 'vue';
import { officeTimeZone } from '../../../../../../contract/site.json';
import { adminLink } from '../elements';
import { officeDay, type CalendarDay, type Meeting } from './calendar';
import { otherClocks } from './clocks';
import type { MeetingsTexts } from './texts';

export interface CalendarContext {
  texts: MeetingsTexts;
  /** BCP 47. */
  locale: string;
  /** Unix milliseconds. */
  now: number;
  /** The word for a key of a choice. */
  word: (field: string, key: string | null) => string;
}

/** Noon, so that the day is the same in every zone that formats it as UTC. */
const dateOf = (day: string) => new Date(`${day}T12:00:00Z`);

function weekTitle(days: readonly CalendarDay[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return '';
  return format.formatRange(dateOf(first.day), dateOf(last.day));
}

const dayTitle = (day: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(dateOf(day));

const officeClock = (start: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: officeTimeZone,
  }).format(new Date(start));

function meetingItem(meeting: Meeting, context: CalendarContext): VNode {
  const { id, name, status, meeting_mode: mode, meeting_start: start } = meeting;
  const details = [
    context.word('meeting_mode', mode),
    context.word('status', status),
    ...otherClocks(meeting, context.texts, { locale: context.locale }),
  ];
  return h('li', { key: id }, [
    h('time', { datetime: start }, officeClock(start, context.locale)),
    ' ',
    adminLink(`/content/leads/${id}`, name?.trim() ? name : context.texts.nameless),
    h('p', details.filter(Boolean).join(' · ')),
  ]);
}

function daySection(
  { day, meetings, free }: CalendarDay,
  context: CalendarContext,
  isToday: boolean,
): VNode {
  const { texts, locale } = context;
  const label = `publishing-day-${day}`;
  return h('li', { key: day, class: 'publishing-day' }, [
    h('h3', { id: label }, [
      dayTitle(day, locale),
      isToday ? h('span', { class: 'publishing-quiet' }, ` (${texts.today})`) : null,
    ]),
    h('div', [
      meetings.length === 0
        ? null
        : h(
            'ul',
            { class: 'publishing-booked', 'aria-label': texts.meetings },
            meetings.map((meeting) => meetingItem(meeting, context)),
          ),
      free.length === 0
        ? h('p', { class: 'publishing-quiet' }, texts.noFree)
        : h('div', { class: 'publishing-free' }, [
            h('span', { class: 'publishing-quiet', id: `${label}-free` }, `${texts.freeTimes}:`),
            h(
              'ul',
              { 'aria-labelledby': `${label}-free` },
              free.map((start) =>
                h('li', { key: start }, [
                  h('time', { datetime: start }, officeClock(start, locale)),
                ]),
              ),
            ),
          ]),
    ]),
  ]);
}

/** The days of a week, each with its meetings and its free times. */
export function weekSection(days: readonly CalendarDay[], context: CalendarContext): VNode {
  const title = weekTitle(days, context.locale);
  const today = officeDay(context.now);
  const id = `publishing-week-${days[0]?.day}`;
  return h('section', { key: id, 'aria-labelledby': id }, [
    h('h2', { id, class: 'type-title' }, title),
    h(
      'ul',
      { class: 'publishing-days' },
      days.map((entry) => daySection(entry, context, entry.day === today)),
    ),
  ]);
}
