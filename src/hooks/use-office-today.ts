import { useMemo, type RefObject } from 'react';
import { officeToday } from '../domain/office-today';
import { useInView } from './use-in-view';

/**
 * Today's date at the office, once the element that depends on it is near the viewport: the first
 * use of `Intl` with a time zone takes a tenth of a second on a phone.
 *
 * @param target - the element that depends on it
 * @returns ISO 8601 date; undefined until then, when the page shows the state of its build
 */
export function useOfficeToday(target: RefObject<Element | null>): string | undefined {
  const isNear = useInView(target);
  return useMemo(() => (isNear ? officeToday(new Date()) : undefined), [isNear]);
}
