import { STORAGE } from '../../config/storage';
import {
  leadAttribution,
  mergeTouch,
  parseAttribution,
  touchOf,
  type Attribution,
} from '../../domain/attribution';
import { allowsAnything } from '../../domain/consent';
import { localStore } from '../../utils/safe-storage';
import { onConsent, storedConsent } from './consent';

/** In memory, also without a choice: the choice may come on a later page of the visit. */
let visit: Attribution | undefined;

const kept = () => parseAttribution(localStore.get(STORAGE.attribution), Date.now());

function keep(): void {
  if (!visit) return;
  if (allowsAnything(storedConsent())) {
    localStore.set(STORAGE.attribution, JSON.stringify(visit));
  } else {
    localStore.remove(STORAGE.attribution);
  }
}

/** Records the touch of this page load; persisted with the visitor's consent only. */
export function rememberAttribution(): void {
  const touch = touchOf(window.location.href, document.referrer, Date.now());
  visit = mergeTouch(allowsAnything(storedConsent()) ? kept() : undefined, touch);
  keep();
  onConsent(keep);
}

/** Attribution fields of a lead; none without consent. */
export function knownAttribution(): Readonly<Record<string, string>> {
  return visit && allowsAnything(storedConsent()) ? leadAttribution(visit) : {};
}
