import type { ContentField, ItemField } from '../../contract/content/types';

/**
 * The note of a field of the content model in English, by default its description; undefined if it
 * has none.
 */
export function noteOf({ note, description }: ContentField | ItemField): string | undefined {
  if (note === null) return undefined;
  return (typeof note === 'object' ? note.en : note) ?? description;
}
