import { STORAGE } from '../../config/storage';
import { parseDismissals, PROMO, writeDismissals } from '../../domain/promo';
import { localStore } from '../../utils/safe-storage';

/** How often the popup was dismissed in the last thirty days, by any tab. */
export function readDismissals(): number {
  return parseDismissals(localStore.get(STORAGE.promoDismissals), Date.now());
}

function store(count: number): void {
  localStore.set(STORAGE.promoDismissals, writeDismissals(count, Date.now()));
}

/** Counts a dismissal. */
export function dismiss(): void {
  store(readDismissals() + 1);
}

/** A visitor who followed the offer does not see it again. */
export function suppressPromo(): void {
  store(Math.max(readDismissals(), PROMO.stopAfter));
}
