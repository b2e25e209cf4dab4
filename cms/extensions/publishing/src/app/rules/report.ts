import { reportProblems } from '../../../../../../contract/publishing.json';

export type ReportProblem = (typeof reportProblems)[number];

/** What a live build found missing (field `report`). */
export interface ReportEntry {
  problem: ReportProblem;
  collection: string;
  /** Key of the item; empty for a singleton. */
  item: string;
  locale?: string;
  title: string;
  detail?: string;
  /** As many more of this problem are not listed; such an entry names no item. */
  more?: number;
}

export interface ReportGroup {
  problem: ReportProblem;
  entries: ReportEntry[];
  /** How many there are in all. */
  total: number;
}

/** Groups a report by its problems, in the order of the contract, without empty groups. */
export const groupReport = (report: readonly ReportEntry[]): ReportGroup[] =>
  reportProblems.flatMap((problem) => {
    const all = report.filter((entry) => entry.problem === problem);
    const entries = all.filter(({ more }) => more === undefined);
    const total = entries.length + all.reduce((sum, { more = 0 }) => sum + more, 0);
    return total > 0 ? [{ problem: problem as ReportProblem, entries, total }] : [];
  });

/** Place of an item in the admin, a path of its router. */
export function adminPath({ collection, item }: Pick<ReportEntry, 'collection' | 'item'>): string {
  if (collection === 'directus_files') return `/files/${encodeURIComponent(item)}`;
  const list = `/content/${encodeURIComponent(collection)}`;
  return item === '' ? list : `${list}/${encodeURIComponent(item)}`;
}
