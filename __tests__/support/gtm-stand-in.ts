import type { GtmContainer } from '../../scripts/support/gtm-container';

/** A hit that a container would send to Google Analytics. */
export interface Hit {
  name: string;
  values: Record<string, unknown>;
}

type Parameters = GtmContainer['containerVersion']['tag'][number]['parameter'];
type Parameter = Parameters[number];

const valueOf = (parameters: readonly Parameter[], key: string) => {
  const found = parameters.find((parameter) => parameter.key === key);
  return found && 'value' in found ? found.value : '';
};

const tableOf = (parameters: readonly Parameter[], key: string) => {
  const found = parameters.find((parameter) => parameter.key === key);
  const rows = found && 'list' in found ? found.list : [];
  return rows.map(
    ({ map }) => [valueOf(map, 'parameter'), valueOf(map, 'parameterValue')] as const,
  );
};

/**
 * Runs a container's triggers, tags and variables over a data layer as Google Tag Manager does:
 * values stay until they are written anew.
 *
 * @param entries - of the data layer, commands as lists
 */
export function hitsOf({ containerVersion }: GtmContainer, entries: readonly unknown[]): Hit[] {
  const layer: Record<string, unknown> = {};
  const variables = new Map(
    containerVersion.variable.map(({ name, type, parameter }) => [
      `{{${name}}}`,
      () => (type === 'c' ? valueOf(parameter, 'value') : layer[valueOf(parameter, 'name')]),
    ]),
  );
  const read = (text: string) => (variables.has(text) ? variables.get(text)?.() : text);
  return entries.flatMap((entry) => {
    if (Array.isArray(entry) || typeof entry !== 'object' || entry === null) return [];
    Object.assign(layer, entry);
    const fired = containerVersion.trigger
      .filter(({ customEventFilter }) =>
        customEventFilter.every(
          ({ parameter }) => valueOf(parameter, 'arg1') === (entry as { event?: unknown }).event,
        ),
      )
      .map(({ triggerId }) => triggerId);
    return containerVersion.tag
      .filter(({ firingTriggerId }) => firingTriggerId.some((id) => fired.includes(id)))
      .map(({ parameter }) => ({
        name: valueOf(parameter, 'eventName'),
        values: Object.fromEntries(
          tableOf(parameter, 'eventSettingsTable').map(([name, text]) => [name, read(text)]),
        ),
      }));
  });
}
