import { line, plainText } from './fields';
import type { FieldSpec } from './types';

/** What search results show; both fall back to the item's own texts. */
export const seo = (): FieldSpec[] => [
  line('seo_title', {
    note: 'For search results, at most 60 characters. Empty: the title.',
    soft: 60,
  }),
  plainText('seo_description', {
    note: 'For search results, at most 155 characters. Empty: the summary.',
    soft: 155,
  }),
];
