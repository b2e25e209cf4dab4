import { useApi } from '@directus/extensions-sdk';
import { inject, onBeforeUnmount, watch, type Ref } from 'vue';
import { preview } from '../../../../../../contract/publishing.json';

/** Debounce delay of unsaved changes, milliseconds. */
const PAUSE_MS = 300;

type Values = Readonly<Record<string, unknown>>;

/** The item of a form. */
export interface FormPlace {
  collection: string;
  /** null for a singleton. */
  item: string | null;
}

/**
 * Sends the unsaved values of the form to the preview, debounced, and deletes them when the form is
 * left. Directus provides the values to every field of a form under the key `values`.
 *
 * @param place - the item of the form; undefined for one that is not saved yet
 */
export function useUnsavedPreview(place: () => FormPlace | undefined): void {
  const api = useApi();
  const values = inject<Ref<Values> | undefined>('values', undefined);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told: string | undefined;

  const tell = (content: Values) => {
    const at = place();
    if (at === undefined || !preview.collections.includes(at.collection)) return;
    const text = JSON.stringify(content);
    if (text === told) return;
    // Initial values: nothing is edited yet.
    const isFirst = told === undefined;
    told = text;
    if (isFirst) return;
    // On an error the preview shows the saved values.
    api.post(preview.unsavedEndpoint, { ...at, values: content }).catch(() => undefined);
  };
  if (values === undefined) return;
  watch(
    () => JSON.stringify(values.value),
    () => {
      clearTimeout(timer);
      timer = setTimeout(() => tell(values.value), PAUSE_MS);
    },
    { immediate: true },
  );
  onBeforeUnmount(() => {
    clearTimeout(timer);
    if (told !== undefined) tell({});
  });
}
