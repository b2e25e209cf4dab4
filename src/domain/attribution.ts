import { isRecord } from '../utils/is-record';

/** Campaign and click id parameters of Google, Meta, Yandex and Microsoft. */
export const CAMPAIGN_PARAMETERS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'gclid',
  'gbraid',
  'wbraid',
  'fbclid',
  'yclid',
  'msclkid',
] as const;

export type CampaignParameter = (typeof CAMPAIGN_PARAMETERS)[number];

/** A touch: how a visitor came to the site in one visit. */
export interface Touch extends Readonly<Partial<Record<CampaignParameter, string>>> {
  /** Origin and path of the referrer, without its query. */
  readonly referrer?: string;
  /** Path of the first page seen. */
  readonly landing_page: string;
  /** When, ISO 8601, UTC. */
  readonly landed_at: string;
}

/** The first and the last touch; the same one after a single visit. */
export interface Attribution {
  readonly first: Touch;
  readonly last: Touch;
}

/** Longest value that is kept, characters, as the leads' rules allow. */
const MAX_LENGTH = 200;

/** Attribution window, milliseconds: ninety days, as Google Ads keeps clicks. */
export const ATTRIBUTION_MS = 90 * 24 * 60 * 60 * 1000;

function otherSite(referrer: string, host: string): string | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const { origin, pathname, host: from, protocol } = new URL(referrer);
  return /^https?:$/.test(protocol) && from !== host
    ? (origin + pathname).slice(0, MAX_LENGTH)
    : undefined;
}

/**
 * Derives the touch of a page load.
 *
 * @param address - the page's address
 * @param referrer - `document.referrer`
 * @param now - Unix time, milliseconds
 */
export function touchOf(address: string, referrer: string, now: number): Touch {
  const { host, pathname, searchParams } = new URL(address);
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const value = searchParams.get(name)?.trim().slice(0, MAX_LENGTH);
    return value ? [[name, value] as const] : [];
  });
  const from = otherSite(referrer, host);
  return {
    ...Object.fromEntries(campaign),
    ...(from && { referrer: from }),
    landing_page: pathname.slice(0, MAX_LENGTH),
    landed_at: new Date(now).toISOString(),
  };
}

/** Whether a touch has a source; direct traffic and reloads have none. */
const tellsSource = (touch: Touch) =>
  touch.referrer !== undefined || CAMPAIGN_PARAMETERS.some((name) => touch[name] !== undefined);

/**
 * Updates the attribution with a further touch: the first touch stays, the last one is replaced
 * unless the new one is direct (“last non-direct click”).
 */
export function mergeTouch(known: Attribution | undefined, touch: Touch): Attribution {
  if (!known) return { first: touch, last: touch };
  return tellsSource(touch) ? { ...known, last: touch } : known;
}

function parseTouch(value: unknown): Touch | undefined {
  if (!isRecord(value)) return undefined;
  const { landing_page, landed_at, referrer } = value;
  if (typeof landing_page !== 'string' || typeof landed_at !== 'string') return undefined;
  if (Number.isNaN(Date.parse(landed_at))) return undefined;
  const campaign = CAMPAIGN_PARAMETERS.flatMap((name) => {
    const text = value[name];
    return typeof text === 'string' ? [[name, text.slice(0, MAX_LENGTH)] as const] : [];
  });
  return {
    ...Object.fromEntries(campaign),
    ...(typeof referrer === 'string' && { referrer: referrer.slice(0, MAX_LENGTH) }),
    landing_page: landing_page.slice(0, MAX_LENGTH),
    landed_at,
  };
}

/**
 * Parses the stored attribution.
 *
 * @param now - Unix time, milliseconds
 * @returns undefined where there is nothing, it is malformed, or the last touch is too old
 */
export function parseAttribution(stored: string | undefined, now: number): Attribution | undefined {
  if (!stored) return undefined;
  try {
    const value: unknown = JSON.parse(stored);
    if (!isRecord(value)) return undefined;
    const [first, last] = [parseTouch(value.first), parseTouch(value.last)];
    if (!first || !last || now - Date.parse(last.landed_at) > ATTRIBUTION_MS) return undefined;
    return { first, last };
  } catch {
    return undefined;
  }
}

/**
 * Attribution fields of a request: the last touch field by field, the first one as a single value
 * if it differs.
 */
export function leadAttribution({ first, last }: Attribution): Record<string, string> {
  const differs = first.landed_at !== last.landed_at;
  return { ...last, ...(differs && { first_touch: JSON.stringify(first) }) };
}
