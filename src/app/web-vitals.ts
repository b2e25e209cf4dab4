import {
  onCLS,
  onFCP,
  onINP,
  onLCP,
  onTTFB,
  type CLSMetricWithAttribution,
  type INPMetricWithAttribution,
  type LCPMetricWithAttribution,
  type MetricWithAttribution,
} from 'web-vitals/attribution';
import type { AnalyticsEvents } from '../domain/analytics-events';
import { track } from '../utils/data-layer';

type Vitals = AnalyticsEvents['web_vitals'];

/** What a value is due to: an element as a selector, and the longest part of the time. */
type Cause = Pick<Vitals, 'debug_target' | 'debug_part'>;

/** Name of the largest of some times. */
const longest = (times: Readonly<Record<string, number>>) =>
  Object.entries(times).reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];

const causeOfLcp = ({ attribution }: LCPMetricWithAttribution): Cause => ({
  debug_target: attribution.target,
  debug_part: longest({
    time_to_first_byte: attribution.timeToFirstByte,
    load_delay: attribution.resourceLoadDelay,
    load: attribution.resourceLoadDuration,
    render_delay: attribution.elementRenderDelay,
  }),
});

const causeOfInp = ({ attribution }: INPMetricWithAttribution): Cause => ({
  debug_target: attribution.interactionTarget,
  debug_part: `${attribution.interactionType}:${longest({
    input_delay: attribution.inputDelay,
    processing: attribution.processingDuration,
    presentation_delay: attribution.presentationDelay,
  })}`,
});

const causeOfCls = ({ attribution }: CLSMetricWithAttribution): Cause => ({
  debug_target: attribution.largestShiftTarget,
  debug_part: attribution.loadState,
});

/** Shifts are shares of the window, everything else is milliseconds. */
const rounded = ({ name, value }: MetricWithAttribution) =>
  name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);

const NO_CAUSE: Cause = { debug_target: undefined, debug_part: undefined };

function report(metric: MetricWithAttribution, cause: Cause = NO_CAUSE): void {
  track('web_vitals', {
    metric_name: metric.name,
    metric_value: rounded(metric),
    metric_rating: metric.rating,
    metric_id: metric.id,
    navigation_type: metric.navigationType,
    ...cause,
  });
}

/**
 * Reports the Core Web Vitals of this page load with what they are due to: loading ones when they are
 * known, the others when the page is hidden.
 */
export function reportWebVitals(): void {
  onLCP((metric) => report(metric, causeOfLcp(metric)));
  onINP((metric) => report(metric, causeOfInp(metric)));
  onCLS((metric) => report(metric, causeOfCls(metric)));
  onFCP((metric) => report(metric));
  onTTFB((metric) => report(metric));
}
