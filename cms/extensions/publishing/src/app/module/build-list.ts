import { h, type VNode } from 'vue';
import { element, reasonLines, siteLink } from '../elements';
import { secondsOf, type Build, type LiveSite } from '../rules/builds';
import { counted, duration, fill } from '../texts/format';
import type { Words } from '../use-words';
import { nameOf } from './state-sentences';

/** Limit of listed pages; the others are counted. */
const NAMED_PAGES = 5;

export interface BuildListOptions {
  builds: readonly Build[];
  live: LiveSite | undefined;
  /** Id of the build whose reason is already shown above the list. */
  explained: string | undefined;
  /** Origin of the site; empty if unknown. */
  site: string;
  words: Words;
  /** Formats a timestamp. */
  when: (moment: string | null) => string;
  canRollBack: (build: Build) => boolean;
  onRollBack: (build: Build) => void;
}

/** The trigger of a build. */
function triggerOf(build: Build, { words: { texts }, when, builds }: BuildListOptions): string {
  if (build.rollback_to) {
    const target = builds.find(({ id }) => id === build.rollback_to?.id);
    const moment = target?.finished_at ?? build.rollback_to.started_at;
    return fill(texts.rollback.trigger, { when: when(moment) });
  }
  return build.trigger === null ? '' : (texts.trigger[build.trigger] ?? build.trigger);
}

function steps(build: Build, { texts, locale }: Words): VNode | null {
  const total = secondsOf(build);
  if (total === undefined) return null;
  const rows = Object.entries(build.durations ?? {});
  const words = duration(total, locale);
  if (rows.length === 0) return h('span', words);
  return h('details', [
    h('summary', [words, h('span', { class: 'publishing-quiet' }, ` · ${texts.builds.steps}`)]),
    h(
      'dl',
      rows.map(([step, seconds]) => [
        h('dt', texts.step[step] ?? step),
        h('dd', duration(seconds, locale)),
      ]),
    ),
  ]);
}

function changes(build: Build, { words: { texts, locale }, site }: BuildListOptions): VNode | null {
  if (build.status !== 'live' || build.rollback_to || build.changed_paths === null) {
    // A live build without a release changed nothing.
    const isIdle = build.status === 'live' && !build.rollback_to && build.kept !== true;
    return isIdle ? h('p', texts.builds.nothing) : null;
  }
  const pages = build.changed_paths;
  if (pages.length === 0) return h('p', texts.builds.dataOnly);
  const rest = pages.length - NAMED_PAGES;
  return h('div', [
    h('p', counted(texts.builds.pages, pages.length, locale)),
    h('ul', { class: 'publishing-pages' }, [
      ...pages
        .slice(0, NAMED_PAGES)
        .map((page) => h('li', site === '' ? page : siteLink(`${site}${page}`, page))),
      rest > 0 ? h('li', counted(texts.builds.more, rest, locale)) : null,
    ]),
  ]);
}

function entry(build: Build, options: BuildListOptions): VNode {
  const { live, words, when } = options;
  const { texts } = words;
  const isShown = build.id === live?.build.id;
  const who = nameOf(build.triggered_by);
  const isBad = build.status === 'refused' || build.status === 'failed';
  const isExplained = build.id === options.explained;
  return h('li', { key: build.id, class: 'publishing-build' }, [
    h('div', { class: 'publishing-build-head' }, [
      h(
        'span',
        { class: `publishing-status ${build.status}` },
        texts.status[build.status] ?? build.status,
      ),
      isShown ? h('strong', texts.builds.onSite) : null,
      h(
        'time',
        { datetime: build.finished_at ?? build.date_created },
        when(build.finished_at ?? build.started_at ?? build.date_created),
      ),
      steps(build, words),
    ]),
    h(
      'p',
      { class: 'publishing-quiet' },
      [triggerOf(build, options), who].filter(Boolean).join(' · '),
    ),
    isBad ? !isExplained && reasonLines(build.reason, texts.builds.open) : changes(build, options),
    options.canRollBack(build)
      ? element(
          'v-button',
          { secondary: true, xSmall: true, onClick: () => options.onRollBack(build) },
          [
            texts.rollback.button,
            h('span', { class: 'publishing-unseen' }, ` ${when(build.finished_at)}`),
          ],
        )
      : null,
  ]);
}

/** The last builds, newest first. */
export function buildList(options: BuildListOptions): VNode {
  const { builds, words } = options;
  const { texts } = words;
  return h('section', { 'aria-labelledby': 'publishing-builds' }, [
    h('h2', { id: 'publishing-builds', class: 'type-title' }, texts.builds.heading),
    builds.length === 0
      ? element('v-notice', {}, texts.builds.empty)
      : h(
          'ul',
          { class: 'publishing-builds' },
          builds.map((build) => entry(build, options)),
        ),
  ]);
}
