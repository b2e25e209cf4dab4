import { useApi } from '@directus/extensions-sdk';
import { computed, defineComponent, h, ref, watch, type VNode, type VNodeChild } from 'vue';
import { useI18n } from 'vue-i18n';
import rules from '../../../../../contract/leads/rules.json';
import { countByWeek, shares, type DayCount, type KindCount } from './figures';
import { daysWithRequests, requestsByKind } from './figures-client';
import { panelTextsFor } from './texts';

/** Of a kind that was removed since. */
const UNKNOWN_COLOR = '#7A7A7A';

const colorOf = (kind: string): string =>
  (rules.kinds as Readonly<Record<string, { color: string }>>)[kind]?.color ?? UNKNOWN_COLOR;

/** Weeks per date below the bars: a date is wider than a bar. */
const LABEL_EVERY = 3;

const message = (text: string): VNode => h('p', { class: 'leads-panel-message' }, text);

/** What Directus hands to each panel, as far as it is used here. */
interface PanelProps {
  /** When the dashboard was loaded or refreshed last. */
  now: Date;
}

const NOW = { type: Date, default: () => new Date() };

/** Loads a panel's data, now and with each refresh of the dashboard. */
function useFigures<T>(props: Readonly<PanelProps>, read: () => Promise<T>) {
  const value = ref<T>();
  const hasFailed = ref(false);
  watch(
    () => props.now,
    () =>
      read()
        .then((answer) => {
          value.value = answer;
          hasFailed.value = false;
        })
        .catch(() => (hasFailed.value = true)),
    { immediate: true },
  );
  return { value, hasFailed };
}

function weekBars(
  days: readonly DayCount[],
  { kind, color, locale }: { kind: string; color: string; locale: string },
): VNodeChild {
  const weeks = countByWeek(days, { kind: kind || undefined, now: Date.now() });
  const highest = Math.max(1, ...weeks.map(({ count }) => count));
  const { week } = panelTextsFor(locale);
  const date = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    timeZone: 'UTC',
  });
  return h(
    'ol',
    { class: 'leads-weeks' },
    weeks.map(({ start, count }, index) => {
      const day = date.format(start);
      const isLabelled = (weeks.length - 1 - index) % LABEL_EVERY === 0;
      return h(
        'li',
        { title: `${week.replace('{day}', day)}: ${count}`, class: count === 0 ? 'empty' : '' },
        [
          h('span', { class: 'leads-week-count' }, String(count)),
          h('span', {
            class: 'leads-week-bar',
            style: `height: calc(${count / highest} * (100% - 40px)); background: ${color}`,
          }),
          h('span', { class: 'leads-week-day' }, isLabelled ? day : ''),
        ],
      );
    }),
  );
}

const ByWeek = defineComponent<PanelProps & { kind: string; color: string }>({
  name: 'LeadsByWeekPanel',
  inheritAttrs: false,
  props: {
    now: NOW,
    kind: { type: String, default: '' },
    color: { type: String, default: UNKNOWN_COLOR },
  },
  setup(props) {
    const api = useApi();
    const { locale } = useI18n();
    const { value: days, hasFailed } = useFigures(props, () => daysWithRequests(api, Date.now()));
    return () => {
      if (hasFailed.value) return message(panelTextsFor(locale.value).failed);
      return h('div', { class: 'leads-panel' }, [
        days.value && weekBars(days.value, { ...props, locale: locale.value }),
      ]);
    };
  },
});

function kindRows(counts: readonly KindCount[], words: Readonly<Record<string, string>>) {
  const percent = shares(counts.map(({ count }) => count));
  const highest = Math.max(1, ...counts.map(({ count }) => count));
  return h(
    'ul',
    { class: 'leads-kinds' },
    counts.map(({ kind, count }, index) =>
      h('li', [
        h('span', { class: 'leads-kind-color', style: `background: ${colorOf(kind)}` }),
        h('span', { class: 'leads-kind-name' }, words[kind] ?? kind),
        h('span', { class: 'leads-kind-track' }, [
          h('span', {
            style: `width: ${(count / highest) * 100}%; background: ${colorOf(kind)}`,
          }),
        ]),
        h('span', { class: 'leads-kind-count' }, `${count} · ${percent[index]} %`),
      ]),
    ),
  );
}

const ByKind = defineComponent<PanelProps>({
  name: 'LeadsByKindPanel',
  inheritAttrs: false,
  props: { now: NOW },
  setup(props) {
    const api = useApi();
    const { locale } = useI18n();
    const texts = computed(() => panelTextsFor(locale.value));
    const { value: counts, hasFailed } = useFigures(props, () => requestsByKind(api));
    return () => {
      if (hasFailed.value) return message(texts.value.failed);
      if (counts.value?.length === 0) return message(texts.value.none);
      return h('div', { class: 'leads-panel' }, [
        counts.value && kindRows(counts.value, texts.value.kinds),
      ]);
    };
  },
});

const SIZE = { minWidth: 12, minHeight: 6, options: [] } as const;

/** Requests by week as bars: all, or those of one kind. */
export const byWeekPanel = {
  ...SIZE,
  id: 'leads-by-week',
  name: '$t:All, per week',
  icon: 'bar_chart',
  component: ByWeek,
};

/** Requests by kind, each with its colour, word, number and share. */
export const byKindPanel = {
  ...SIZE,
  id: 'leads-by-kind',
  name: '$t:By kind',
  icon: 'donut_small',
  component: ByKind,
};
