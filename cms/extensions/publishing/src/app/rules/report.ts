import { reportProblems } from '../../../../../../contract/publishing.json';

export type ReportProblem = (typeof reportProblems)[number];

/** An entry of a build's content report (field `report`). */
export interface ReportEntry {
  problem: ReportProblem;
  collection: string;
  /** Key of the item; empty for a singleton. */
  item: string;
  locale?: string;
  title: string;
  detail?: string;
  /** Number of unlisted entries of this problem; such an entry names no item. */
  more?: number;
}

export interface ReportGroup {
  problem: ReportProblem;
  entries: ReportEntry[];
  /** Total number. */
  total: number;
}

/** Groups a report by problem, in the contract's order, without empty groups. */
export const groupReport = (report: readonly ReportEntry[]): ReportGroup[] =>
  reportProblems.flatMap((problem) => {
    const all = report.filter((entry) => entry.problem === problem);
    const entries = all.filter(({ more }) => more === undefined);
    const total = entries.length + all.reduce((sum, { more = 0 }) => sum + more, 0);
    return total > 0 ? [{ problem: problem as ReportProblem, entries, total }] : [];
  });

/** Router path of an item in the admin. */
export function adminPath({ collection, item }: Pick<ReportEntry, 'collection' | 'item'>): string {
  if (collection === 'directus_files') return `/files/${encodeURIComponent(item)}`;
  const list = `/content/${encodeURIComponent(collection)}`;
  return item === '' ? list : `${list}/${encodeURIComponent(item)}`;
}
