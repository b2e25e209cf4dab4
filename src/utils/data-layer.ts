/**
 * Adds an event to the data layer, which a tag manager reads where there is one.
 *
 * @param event - name of the event, snake_case
 * @param details - values of the event; never anything a visitor typed
 */
export function pushEvent(
  event: string,
  details: Readonly<Record<string, string | number>> = {},
): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event, ...details });
}
