import { useApi } from '@directus/extensions-sdk';
import { inject, onMounted, watch, type Ref } from 'vue';
import { slugOfItem } from '../../../../../schema/slug';

type Values = Readonly<Record<string, unknown>>;

/** A value for a field of the form. */
export interface FieldChange {
  field: string;
  value: unknown;
}

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Values that every item of a filtered list has: those of its conditions of equality.
 *
 * @param filter - of Directus
 * @example valuesOf({ _and: [{ kind: { _eq: 'news' } }] }) // => [{ field: 'kind', value: 'news' }]
 */
export function valuesOf(filter: unknown): FieldChange[] {
  if (!isRecord(filter)) return [];
  return Object.entries(filter).flatMap(([field, condition]): FieldChange[] => {
    if (field === '_and' && Array.isArray(condition)) return condition.flatMap(valuesOf);
    return !field.startsWith('_') && isRecord(condition) && '_eq' in condition
      ? [{ field, value: condition._eq }]
      : [];
  });
}

/**
 * The slug for the title as it is written, unless the editor has written another one.
 *
 * @param suggested - the slug that was suggested before
 */
export function suggestedSlug(values: Values, suggested: string | undefined): string | undefined {
  const { slug } = values;
  const isOwn = typeof slug === 'string' && slug !== '' && slug !== suggested;
  return isOwn ? undefined : slugOfItem(values);
}

/** Collections whose items have a slug that follows their title. */
const SLUGGED = ['areas', 'posts', 'projects', 'sales', 'vacancies'];

/**
 * Fills in the form of a new item: what the bookmark that it was opened from stands for, and a slug
 * for the title while it is written.
 *
 * @param collection - undefined for an item that is saved
 * @param change - sets a field of the form
 */
export function useNewItem(
  collection: () => string | undefined,
  change: (value: FieldChange) => void,
): void {
  const api = useApi();
  const values = inject<Ref<Values> | undefined>('values', undefined);
  let suggested: string | undefined;

  onMounted(() => {
    const bookmark = new URLSearchParams(window.location.search).get('bookmark');
    if (collection() === undefined || !/^\d+$/.test(bookmark ?? '')) return;
    api
      .get<{ data: { filter: unknown } }>(`/presets/${bookmark}`, {
        params: { fields: ['filter'] },
      })
      .then(({ data }) => {
        for (const value of valuesOf(data.data.filter)) change(value);
      })
      // A deleted bookmark: the form stays empty.
      .catch(() => undefined);
  });
  if (values === undefined) return;
  watch(
    () => JSON.stringify(values.value.translations ?? null),
    () => {
      if (!SLUGGED.includes(collection() ?? '')) return;
      const slug = suggestedSlug(values.value, suggested);
      if (slug === undefined || slug === suggested) return;
      suggested = slug;
      change({ field: 'slug', value: slug });
    },
  );
}
