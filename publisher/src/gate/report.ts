import { reportProblems } from '../../../contract/publishing.json';
import type { ReportEntry } from '../queue/builds';
import type { Problem } from './check';
import type { ContentFacts } from './content-facts';

/** Entries of one kind that a report lists; the others are counted. */
export const REPORTED = 200;

/**
 * The report of a release: what is missing in its content, and links of editors that lead nowhere.
 *
 * @param isBroken - whether a link's place is not there
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

/** A problem in words that name the item, and where an editor changes it. */
export function explainProblem({ page, sentence }: Problem, { pages }: ContentFacts): string {
  const item = page === undefined ? undefined : pages[page];
  return item ? `${item.title}: ${sentence} ${item.address}` : sentence;
}
