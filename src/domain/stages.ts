/** Where a stage stands on the line: done, the first that is not, or further ahead. */
export type StageState = 'done' | 'next' | 'planned';

interface Stage {
  /** ISO 8601 date. */
  date: string;
  /** What the editors say: `done`, or anything else for planned. */
  state: string;
}

/** Sorts the stages of a construction by their days and finds the one that comes next. */
export function orderStages<Item extends Stage>(
  stages: readonly Item[],
): Array<Omit<Item, 'state'> & { state: StageState }> {
  const sorted = [...stages].sort((a, b) => a.date.localeCompare(b.date));
  const next = sorted.findIndex(({ state }) => state !== 'done');
  return sorted.map((stage, index) => ({
    ...stage,
    state: stage.state === 'done' ? 'done' : index === next ? 'next' : 'planned',
  }));
}
