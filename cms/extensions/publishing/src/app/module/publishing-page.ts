import { useApi } from '@directus/extensions-sdk';
import { computed, defineComponent, h, ref, watch, type VNode } from 'vue';
import { askForBuild, newestBuilds, newestReport, siteAddress } from '../builds-client';
import { element, icon, reasonLines } from '../elements';
import { canRollBackTo, siteState, type Build } from '../rules/builds';
import type { ReportEntry } from '../rules/report';
import { fill, moment } from '../texts/format';
import { usePolling } from '../use-polling';
import { useWords } from '../use-words';
import { WorkSection } from '../work/work-section';
import { buildList } from './build-list';
import { moduleNavigation } from './navigation';
import { reportSection } from './report-section';
import { stateSentences } from './state-sentences';
import { welcomeSection } from './welcome-section';

/** The module's page: state of the site, recent builds, content report. */
export const PublishingPage = defineComponent({
  name: 'PublishingPage',
  setup() {
    const api = useApi();
    const words = useWords();
    const { value: answer, hasFailed, refresh } = usePolling(() => newestBuilds(api));
    const state = computed(() => answer.value && siteState(answer.value.value, answer.value.now));
    /** Undefined until loaded. */
    const report = ref<{ entries: readonly ReportEntry[] | undefined }>();
    const site = ref('');
    const isAsking = ref(false);
    const complaint = ref('');
    const target = ref<Build>();

    siteAddress(api)
      .then((address) => (site.value = address))
      // Without the site's origin, pages are shown as text and not as links.
      .catch(() => undefined);
    watch(
      () => state.value?.live?.build.id,
      () =>
        newestReport(api)
          .then((entries) => (report.value = { entries }))
          .catch(() => undefined),
    );

    const ask = async (rollbackTo?: string) => {
      isAsking.value = true;
      complaint.value = '';
      try {
        await askForBuild(api, rollbackTo);
        target.value = undefined;
        await refresh();
      } catch {
        target.value = undefined;
        const { rollback, publish } = words.value.texts;
        complaint.value = rollbackTo === undefined ? publish.error : rollback.error;
        await refresh();
      } finally {
        isAsking.value = false;
      }
    };

    const when = (at: string | null): string =>
      at === null ? '' : moment(at, answer.value?.now ?? Date.now(), words.value.locale);

    const publishButton = (): VNode => {
      const { publish } = words.value.texts;
      const isAsked = state.value?.waiting.some(({ trigger }) => trigger === 'manual') ?? false;
      return element(
        'v-button',
        {
          small: true,
          loading: isAsking.value && target.value === undefined,
          disabled: answer.value === undefined || isAsked,
          onClick: () => void ask(),
        },
        [icon('rocket_launch', { left: true }), publish.button],
      );
    };

    const dialog = (): VNode => {
      const { rollback } = words.value.texts;
      const close = () => (target.value = undefined);
      return element(
        'v-dialog',
        { modelValue: target.value !== undefined, onEsc: close, 'onUpdate:modelValue': close },
        element('v-card', {}, [
          element('v-card-title', {}, rollback.title),
          element(
            'v-card-text',
            {},
            fill(rollback.text, { when: when(target.value?.finished_at ?? null) }),
          ),
          element('v-card-actions', {}, [
            element('v-button', { secondary: true, onClick: close }, rollback.cancel),
            element(
              'v-button',
              {
                kind: 'warning',
                loading: isAsking.value,
                onClick: () => void ask(target.value?.id),
              },
              rollback.confirm,
            ),
          ]),
        ]),
      );
    };

    const stateSection = (): VNode => {
      const { texts } = words.value;
      const now = state.value;
      const sentences = now ? stateSentences(now, texts, when) : [];
      return h('section', { class: 'publishing-state', 'aria-labelledby': 'publishing-now' }, [
        h('h2', { id: 'publishing-now', class: 'type-title' }, texts.site.heading),
        // Live region: screen readers announce changes.
        h(
          'div',
          { role: 'status', 'aria-live': 'polite', class: 'publishing-sentences' },
          answer.value === undefined && !hasFailed.value
            ? h('p', texts.builds.loading)
            : sentences.map(({ text, icon: name, tone: color }) =>
                h('p', { class: color }, [icon(name), h('span', text)]),
              ),
        ),
        now?.problem ? reasonLines(now.problem.reason, texts.builds.open) : null,
      ]);
    };

    const trouble = (): VNode | null => {
      const { builds } = words.value.texts;
      if (complaint.value !== '') {
        return element('v-notice', { type: 'danger', role: 'alert' }, complaint.value);
      }
      if (!hasFailed.value) return null;
      return element('v-notice', { type: 'danger', role: 'alert' }, [
        h('span', builds.error),
        element('v-button', { xSmall: true, onClick: () => void refresh() }, builds.refresh),
      ]);
    };

    return () => {
      const { texts, locale } = words.value;
      const live = state.value?.live;
      return element(
        'private-view',
        { title: texts.title, icon: 'rocket_launch' },
        {
          'title-outer:prepend': () =>
            element(
              'v-button',
              { class: 'header-icon', rounded: true, icon: true, disabled: true },
              icon('rocket_launch', { small: false }),
            ),
          navigation: () => moduleNavigation(words.value),
          actions: publishButton,
          default: () =>
            h('div', { class: 'publishing-page' }, [
              welcomeSection(texts, site.value),
              trouble(),
              stateSection(),
              h(WorkSection),
              answer.value
                ? buildList({
                    builds: answer.value.value,
                    live,
                    explained: state.value?.problem?.id,
                    site: site.value,
                    words: { texts, locale },
                    when,
                    canRollBack: (build) => canRollBackTo(build, live),
                    onRollBack: (build) => (target.value = build),
                  })
                : null,
              report.value ? reportSection(report.value.entries, { texts, locale }) : null,
              dialog(),
            ]),
        },
      );
    };
  },
});
