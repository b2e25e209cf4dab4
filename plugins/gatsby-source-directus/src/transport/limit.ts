/**
 * Lets at most `max` tasks run at the same time; the others wait in the order they came.
 *
 * @param max Tasks at once, 1 or more.
 * @returns A function that runs a task when there is room and settles as the task does.
 */
export function createLimit(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place is handed on, so that a newcomer cannot take it in between.
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
