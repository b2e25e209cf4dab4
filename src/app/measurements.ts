import { trackScroll } from './track-scroll';
import { reportWebVitals } from './web-vitals';

let isStarted = false;

/** Starts what is measured all the time. A lazy chunk: it is loaded once the visitor allows it. */
export function startMeasurements(): void {
  if (isStarted) return;
  isStarted = true;
  trackScroll();
  reportWebVitals();
}
