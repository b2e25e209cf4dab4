import { reportProblems } from '../../../contract/publishing.json';
import type { ReportEntry } from '../queue/builds';
import type { Problem } from './check';
import type { ContentFacts } from './content-facts';

/** Limit of listed entries per kind; the others are counted. */
export const REPORTED = 200;

/**
 * The content report of a release: missing content, and broken links of editors.
 *
 * @param isBroken - whether a link's target is missing
 */
export function contentReport(
  { missing, links }: Pick<ContentFacts, 'missing' | 'links'>,
  isBroken: (to: string) => boolean,
): ReportEntry[] {
  const broken = links
    .filter(({ to }) => to.some(isBroken))
    .map(({ entry }): ReportEntry => ({ problem: 'link', ...entry }));
  const all = [...missing, ...broken];
  return reportProblems.flatMap((problem) => {
    const entries = all.filter((entry) => entry.problem === problem);
    const more = entries.length - REPORTED;
    if (more <= 0) return entries;
    return [
      ...entries.slice(0, REPORTED),
      { problem, collection: '', item: '', title: '', more } satisfies ReportEntry,
    ];
  });
}

/** A problem with the item's name and its URL in the admin. */
export function explainProblem({ page, sentence }: Problem, { pages }: ContentFacts): string {
  const item = page === undefined ? undefined : pages[page];
  return item ? `${item.title}: ${sentence} ${item.address}` : sentence;
}
