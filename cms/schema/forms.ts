import search from '../../contract/search.json';
import type { Form } from './columns';

/** Interface options of fields that several types share. */

/** WGS 84, degrees. */
export const COORDINATES = {
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
} as const satisfies Readonly<Record<string, Form>>;

/** ISO 3166-1 alpha-2. */
export const COUNTRY = { half: true, placeholder: 'UA' } as const satisfies Form;

export const SUMMARY = { multiline: true, soft: 250 } as const satisfies Form;

export const SEO = {
  seoTitle: { soft: search.title.max },
  seoDescription: { multiline: true, soft: search.description.max },
} as const satisfies Readonly<Record<string, Form>>;
