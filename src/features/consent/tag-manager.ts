import { HELD_SCRIPT_ATTRIBUTE } from '../../config/analytics';
import type { ConsentSignals } from '../../domain/consent';
import { gtag } from '../../utils/data-layer';

let isStarted = false;

/**
 * Sends the consent to the tag manager. A tag manager that waits for it starts if anything is
 * allowed; its first commands are the defaults and then the choice (src/config/analytics.ts).
 *
 * @param isAnythingAllowed - whether it may start
 */
export function applyConsent(signals: ConsentSignals, isAnythingAllowed: boolean): void {
  const held = document.querySelector(`script[${HELD_SCRIPT_ATTRIBUTE}]`);
  if (isStarted || !held) {
    gtag('consent', 'update', signals);
    return;
  }
  if (!isAnythingAllowed) return;
  isStarted = true;
  window.consentSignals = signals;
  const script = document.createElement('script');
  script.textContent = held.textContent;
  document.head.append(script);
}
