import { CONSENT_MODE } from '../config/browser';
import { UNASKED_GUARD_MS } from '../domain/chunk-reload';
import { rememberAttribution } from '../features/consent/attribution';
import { onConsent, startConsent } from '../features/consent/consent';
import { loadPart } from '../utils/load-part';
import { logError } from '../utils/log';
import { trackLinks } from './track-links';

const measure = () =>
  loadPart(() => import(/* webpackChunkName: "measurements" */ './measurements'), UNASKED_GUARD_MS)
    .then(({ startMeasurements }) => startMeasurements())
    .catch((error: unknown) => logError('Measurements did not load', error));

/**
 * Starts analytics. A lazy chunk: a site without a tag manager never loads it.
 *
 * @returns resolves once there is nothing to ask the visitor (any more)
 */
export async function startAnalytics(): Promise<void> {
  trackLinks();
  rememberAttribution();
  onConsent(({ analytics }) => {
    if (analytics) void measure();
  });
  if (CONSENT_MODE === 'advanced') void measure();
  await startConsent();
}
