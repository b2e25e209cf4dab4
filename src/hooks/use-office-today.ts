import { useSyncExternalStore } from 'react';
import { officeToday } from '../domain/office-today';

const neverChanges = () => () => {};
const today = () => officeToday(new Date());
const unknown = () => undefined;

/**
 * Today's date at the office.
 *
 * @returns ISO 8601 date; nothing while the page is as it was built, which may be long ago
 */
export function useOfficeToday(): string | undefined {
  return useSyncExternalStore(neverChanges, today, unknown);
}
