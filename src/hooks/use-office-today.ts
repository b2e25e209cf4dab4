import { useMemo, type RefObject } from 'react';
import { officeToday } from '../domain/office-today';
import { useInView } from './use-in-view';

/**
 * Today's date at the office, once the visitor comes near what depends on it: telling the time of a
 * zone for the first time costs a phone a tenth of a second.
 *
 * @param target - what depends on it
 * @returns ISO 8601 date; nothing while the page is as it was built, which may be long ago
 */
export function useOfficeToday(target: RefObject<Element | null>): string | undefined {
  const isNear = useInView(target);
  return useMemo(() => (isNear ? officeToday(new Date()) : undefined), [isNear]);
}
