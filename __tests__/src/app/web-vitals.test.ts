import { reportWebVitals } from '../../../src/app/web-vitals';
import { openDataLayer } from '../../../src/utils/data-layer';

const mockMetric = (name: string, value: number, attribution: object) => ({
  name,
  value,
  attribution,
  rating: 'good',
  id: `v6-${name}`,
  navigationType: 'navigate',
});

const mockLCP = mockMetric('LCP', 1234.56, {
  target: 'main>img',
  timeToFirstByte: 100,
  resourceLoadDelay: 200,
  resourceLoadDuration: 900,
  elementRenderDelay: 30,
});
const mockINP = mockMetric('INP', 87.6, {
  interactionTarget: '#request button',
  interactionType: 'pointer',
  inputDelay: 10,
  processingDuration: 20,
  presentationDelay: 50,
});
const mockCLS = mockMetric('CLS', 0.012345, {
  largestShiftTarget: 'main>p',
  loadState: 'complete',
});

jest.mock('web-vitals/attribution', () => {
  const call = (name: string) => (report: (value: unknown) => void) =>
    report(
      {
        LCP: mockLCP,
        INP: mockINP,
        CLS: mockCLS,
        FCP: mockMetric('FCP', 700.2, {}),
        TTFB: mockMetric('TTFB', 80.9, {}),
      }[name],
    );
  return Object.fromEntries(
    ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => [`on${name}`, call(name)]),
  );
});

it('reports each metric with what it is due to', () => {
  openDataLayer();
  reportWebVitals();
  const told = {
    event: 'web_vitals',
    metric_rating: 'good',
    navigation_type: 'navigate',
    debug_target: undefined,
    debug_part: undefined,
  };
  expect(window.dataLayer).toEqual([
    {
      ...told,
      metric_name: 'LCP',
      metric_value: 1235,
      metric_id: 'v6-LCP',
      debug_target: 'main>img',
      debug_part: 'load',
    },
    {
      ...told,
      metric_name: 'INP',
      metric_value: 88,
      metric_id: 'v6-INP',
      debug_target: '#request button',
      debug_part: 'pointer:presentation_delay',
    },
    {
      ...told,
      metric_name: 'CLS',
      metric_value: 0.0123,
      metric_id: 'v6-CLS',
      debug_target: 'main>p',
      debug_part: 'complete',
    },
    { ...told, metric_name: 'FCP', metric_value: 700, metric_id: 'v6-FCP' },
    { ...told, metric_name: 'TTFB', metric_value: 81, metric_id: 'v6-TTFB' },
  ]);
});
