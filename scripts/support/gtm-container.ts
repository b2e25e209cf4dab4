import type { Catalogue } from './analytics-catalogue';

/** Whoever imports the container writes the id of their Google Analytics property here. */
const MEASUREMENT_ID = 'G-XXXXXXXXXX';

/** Google's account and container are named by those who import; these ids are placeholders. */
const IDS = { accountId: '1', containerId: '1' } as const;

/** Tag Manager's built-in trigger “Initialization - All Pages”. */
const INITIALIZATION_TRIGGER = '2147479573';

/** What every event is told with, beside its own values: the page that it happened on. */
const PAGE_VALUES = ['page_type', 'content_id', 'locale', 'content_language'] as const;

type Parameter =
  | { type: 'TEMPLATE' | 'BOOLEAN' | 'INTEGER'; key: string; value: string }
  | { type: 'LIST'; key: string; list: Array<{ type: 'MAP'; map: Parameter[] }> };

const template = (key: string, value: string): Parameter => ({ type: 'TEMPLATE', key, value });

const table = (key: string, rows: ReadonlyArray<readonly [string, string]>): Parameter => ({
  type: 'LIST',
  key,
  list: rows.map(([parameter, value]) => ({
    type: 'MAP',
    map: [template('parameter', parameter), template('parameterValue', value)],
  })),
});

const reference = (variable: string) => `{{${variable}}}`;
const ID_VARIABLE = 'GA4 measurement id';
const layerVariable = (value: string) => `DLV - ${value}`;

function variables(catalogue: Catalogue) {
  const values = [...new Set([...PAGE_VALUES, ...Object.values(catalogue).flat()])].sort();
  return [
    { name: ID_VARIABLE, type: 'c', parameter: [template('value', MEASUREMENT_ID)] },
    ...values.map((value) => ({
      name: layerVariable(value),
      type: 'v',
      parameter: [
        { type: 'INTEGER', key: 'dataLayerVersion', value: '2' } satisfies Parameter,
        template('name', value),
      ],
    })),
  ].map((variable, index) => ({ ...IDS, variableId: String(index + 1), ...variable }));
}

const triggerIds = (catalogue: Catalogue) =>
  new Map(Object.keys(catalogue).map((event, index) => [event, String(index + 1)]));

function triggers(catalogue: Catalogue) {
  return [...triggerIds(catalogue)].map(([event, triggerId]) => ({
    ...IDS,
    triggerId,
    name: `Event - ${event}`,
    type: 'CUSTOM_EVENT',
    customEventFilter: [
      {
        type: 'EQUALS',
        parameter: [template('arg0', '{{_event}}'), template('arg1', event)],
      },
    ],
  }));
}

function tags(catalogue: Catalogue) {
  const google = {
    name: 'Google tag',
    type: 'googtag',
    parameter: [
      template('tagId', reference(ID_VARIABLE)),
      table('configSettingsTable', [['send_page_view', 'false']]),
    ],
    firingTriggerId: [INITIALIZATION_TRIGGER],
  };
  const events = [...triggerIds(catalogue)].map(([event, triggerId]) => ({
    name: `GA4 - ${event}`,
    type: 'gaawe',
    parameter: [
      { type: 'BOOLEAN', key: 'sendEcommerceData', value: 'false' } satisfies Parameter,
      template('eventName', event),
      template('measurementIdOverride', reference(ID_VARIABLE)),
      table(
        'eventSettingsTable',
        [...new Set([...PAGE_VALUES, ...(catalogue[event] ?? [])])].map(
          (value) => [value, reference(layerVariable(value))] as const,
        ),
      ),
    ],
    firingTriggerId: [triggerId],
  }));
  return [google, ...events].map((tag, index) => ({
    ...IDS,
    tagId: String(index + 1),
    ...tag,
    tagFiringOption: 'ONCE_PER_EVENT',
    // The tags of Google read the signals of consent mode by themselves.
    consentSettings: { consentStatus: 'NOT_SET' },
  }));
}

/**
 * A container that Google Tag Manager imports (Admin → Import Container): the Google tag, and for
 * each event of the catalogue a trigger and a tag that sends it to Google Analytics with its values.
 */
export function gtmContainer(catalogue: Catalogue) {
  return {
    exportFormatVersion: 2,
    containerVersion: {
      ...IDS,
      containerVersionId: '0',
      name: 'Events of the site',
      container: { ...IDS, name: 'Site', usageContext: ['WEB'] },
      tag: tags(catalogue),
      trigger: triggers(catalogue),
      variable: variables(catalogue),
      builtInVariable: [{ ...IDS, type: 'EVENT', name: 'Event' }],
    },
  };
}

export type GtmContainer = ReturnType<typeof gtmContainer>;
