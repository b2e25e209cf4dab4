import type { AnalyticsEvent, AnalyticsEvents, PageEvent } from '../domain/analytics-events';
import { withoutPersonalData } from '../domain/personal-data';

const layer = (): unknown[] => (window.dataLayer ??= []);

/**
 * A command of Google's consent mode. It is read from an `arguments` object; an array would be
 * ignored.
 */
export const gtag: (...command: unknown[]) => void = function () {
  // eslint-disable-next-line prefer-rest-params -- see above
  layer().push(arguments);
};

/** Texts such as a URL or an error message may contain personal data. */
const cleaned = (details: object) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? withoutPersonalData(value) : value,
    ]),
  );

const push = ([event, details]: AnalyticsEvent) => layer().push({ event, ...cleaned(details) });

let isOpen = false;
/** Events about the current page that are yet to be sent: when the data layer opens, however late. */
let pageEvents: readonly PageEvent[] = [];
let isPageTold = false;

/** Each of them once, whatever the visitor allows and withdraws meanwhile. */
function sendPageEvents(): void {
  if (!isOpen || !isPageTold) return;
  pageEvents.forEach(push);
  pageEvents = [];
}

/**
 * Opens the data layer, after consent or if none is needed. The events about the current page are
 * sent at once; interactions before are not.
 */
export function openDataLayer(): void {
  if (isOpen) return;
  isOpen = true;
  sendPageEvents();
}

/** Closes the data layer after consent was withdrawn. */
export function closeDataLayer(): void {
  isOpen = false;
}

/**
 * Sends an event to the data layer; does nothing without consent. The catalogue of events is
 * docs/analytics.md.
 *
 * @param event - its name and its values; never user input
 */
export function track(...event: AnalyticsEvent): void {
  if (isOpen) push(event);
}

/** Starts another page: its events are held back until its `page_view`. */
export function beginPage(): void {
  pageEvents = [];
  isPageTold = false;
}

/** Sends the `page_view`, once for each page, then the events that were held back for it. */
export function trackPage(view: AnalyticsEvents['page_view']): void {
  pageEvents = [['page_view', view], ...pageEvents];
  isPageTold = true;
  sendPageEvents();
}

/** Sends an event about the current page. */
export function trackShown(...event: PageEvent): void {
  pageEvents = [...pageEvents, event];
  sendPageEvents();
}
