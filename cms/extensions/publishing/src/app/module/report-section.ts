import { h, type VNode } from 'vue';
import { locales } from '../../../../../../contract/site.json';
import { adminLink, icon } from '../elements';
import { adminPath, groupReport, type ReportEntry, type ReportGroup } from '../rules/report';
import { counted, languageName } from '../texts/format';
import type { Words } from '../use-words';

const languages: Readonly<Record<string, { language: string }>> = locales;

function entry({ collection, item, locale, title, detail }: ReportEntry, admin: string): VNode {
  const language = locale === undefined ? undefined : languages[locale]?.language;
  const rest = [language && languageName(language, admin), detail].filter(Boolean).join(' · ');
  return h('li', [
    adminLink(adminPath({ collection, item }), title || adminPath({ collection, item })),
    rest === '' ? null : h('span', { class: 'publishing-quiet' }, ` ${rest}`),
  ]);
}

function group({ problem, entries, total }: ReportGroup, { texts, locale }: Words): VNode {
  const rest = total - entries.length;
  return h('details', { key: problem, class: 'publishing-group' }, [
    h('summary', [texts.report.problem[problem], h('span', { class: 'publishing-count' }, total)]),
    h('ul', [
      ...entries.map((item) => entry(item, locale)),
      rest > 0 ? h('li', counted(texts.report.more, rest, locale)) : null,
    ]),
  ]);
}

/**
 * The content report, grouped by problem.
 *
 * @param report - of the newest live build; undefined if there is none
 */
export function reportSection(report: readonly ReportEntry[] | undefined, words: Words): VNode {
  const { texts } = words;
  const groups = groupReport(report ?? []);
  const empty = report === undefined ? texts.report.none : texts.report.nothing;
  return h('section', { 'aria-labelledby': 'publishing-report' }, [
    h('h2', { id: 'publishing-report', class: 'type-title' }, texts.report.heading),
    groups.length > 0
      ? groups.map((entries) => group(entries, words))
      : h('p', { class: 'publishing-quiet' }, [report ? icon('check') : null, ` ${empty}`]),
  ]);
}
