import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** Whether the page is hydrated: false in the HTML and without JavaScript, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
