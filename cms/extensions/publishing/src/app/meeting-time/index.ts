import { defineComponent, h } from 'vue';
import { element } from '../elements';
import { fill } from '../texts/format';
import { useWords, type Words } from '../use-words';
import { meetingTimes } from './meeting-times';

const ID = 'publishing-meeting-time';
const NAME = '$t:Meeting';

/** The time in words: the reader's with its zone, the office's beside it. */
function timeText(value: unknown, { texts, locale }: Words): string {
  const times = typeof value === 'string' ? meetingTimes(value, locale) : undefined;
  if (times === undefined) return '';
  const office = fill(texts.meeting.office, { time: times.office });
  return times.own === null ? office : `${times.own} · ${office}`;
}

const MeetingTimeDisplay = defineComponent<{ value: unknown }>({
  name: 'MeetingTimeDisplay',
  props: { value: { type: String, default: null } },
  setup(props) {
    const words = useWords();
    return () => h('span', { class: 'publishing-meeting' }, timeText(props.value, words.value));
  },
});

const MeetingTimeInput = defineComponent({
  name: 'MeetingTimeInput',
  // Value, type and listener are those of Directus' own interface.
  inheritAttrs: false,
  setup(_props, { attrs }) {
    const words = useWords();
    return () => {
      const text = timeText(attrs.value, words.value);
      return h('div', [
        element('interface-datetime', attrs),
        text === '' ? null : h('small', { class: 'type-note publishing-quiet' }, text),
      ]);
    };
  },
});

/** The time of a meeting in lists, with its zone and by the clock of the office. */
export const meetingTimeDisplay = {
  id: ID,
  name: NAME,
  icon: 'event',
  component: MeetingTimeDisplay,
  types: ['timestamp'],
  options: null,
};

/** The time of a meeting in forms: Directus' own field, and the time by both clocks. */
export const meetingTimeInterface = {
  id: ID,
  name: NAME,
  icon: 'event',
  component: MeetingTimeInput,
  types: ['timestamp'],
  options: null,
};
