import { useApi, useStores } from '@directus/extensions-sdk';
import { computed, defineComponent, h, type VNode } from 'vue';
import { element, icon } from '../elements';
import { moduleNavigation } from '../module/navigation';
import { counted, fill } from '../texts/format';
import { usePolling } from '../use-polling';
import { useWords } from '../use-words';
import { calendarWeeks } from './calendar';
import { weekSection } from './calendar-view';
import { readMeetings, type MeetingBook } from './meetings-client';
import { meetingsTexts, type MeetingsTexts } from './texts';

const ICON = 'event';
/** Visitors book at any time: the page that is open for a day stays true. Milliseconds. */
const INTERVAL_MS = 30_000;

interface Choice {
  text: string;
  value: string;
}

type Field = { meta?: { options?: { choices?: readonly Choice[] } | null } | null } | null;

/** How many meetings and free times there are, and how to read the times. */
function summary(
  { meetings, slots, minutes, now }: MeetingBook,
  texts: MeetingsTexts,
  locale: string,
): VNode {
  const ahead = meetings.filter(({ meeting_start: start }) => Date.parse(start) >= now).length;
  if (ahead === 0 && slots.length === 0) {
    return element('v-notice', {}, [
      h('span', `${texts.nothing} `),
      element('router-link', { to: '/content/settings' }, texts.settings),
    ]);
  }
  const booked = ahead === 0 ? texts.noneBooked : `${counted(texts.booked, ahead, locale)}.`;
  const free = counted(texts.free, slots.length, locale);
  const clock = fill(texts.clock, { minutes: String(minutes) });
  return h('p', { role: 'status' }, `${booked} ${free}. ${clock}`);
}

/** The page with booked meetings and the times that are still free, by days. */
export const MeetingsPage = defineComponent({
  name: 'MeetingsPage',
  setup() {
    const api = useApi();
    const stores = useStores();
    const words = useWords();
    const { value: book, hasFailed, refresh } = usePolling(() => readMeetings(api), INTERVAL_MS);
    const weeks = computed(() => {
      if (book.value === undefined) return [];
      const { meetings, slots, now } = book.value;
      return calendarWeeks(meetings, slots, now);
    });
    /** The word for a key of a choice, as the form shows it. */
    const word = (field: string, key: string | null): string => {
      const spec = stores.useFieldsStore().getField('leads', field) as Field;
      return spec?.meta?.options?.choices?.find(({ value }) => value === key)?.text ?? key ?? '';
    };

    const content = (): VNode => {
      const { locale } = words.value;
      const texts = meetingsTexts(locale);
      return h('div', { class: 'publishing-page publishing-calendar' }, [
        hasFailed.value
          ? element('v-notice', { type: 'danger', role: 'alert' }, [
              h('span', texts.error),
              element('v-button', { xSmall: true, onClick: () => void refresh() }, texts.retry),
            ])
          : null,
        book.value === undefined
          ? !hasFailed.value && h('p', { role: 'status' }, texts.loading)
          : [
              summary(book.value, texts, locale),
              ...weeks.value.map((days) =>
                weekSection(days, { texts, locale, word, now: book.value?.now ?? Date.now() }),
              ),
            ],
      ]);
    };

    return () =>
      element(
        'private-view',
        { title: meetingsTexts(words.value.locale).title, icon: ICON },
        {
          'title-outer:prepend': () =>
            element(
              'v-button',
              { class: 'header-icon', rounded: true, icon: true, disabled: true },
              icon(ICON, { small: false }),
            ),
          navigation: () => moduleNavigation(words.value),
          default: content,
        },
      );
  },
});
