import { useApi } from '@directus/extensions-sdk';
import { inject, onBeforeUnmount, watch, type Ref } from 'vue';
import { preview } from '../../../../../../contract/publishing.json';

/** Pause in writing after which the preview hears of it, milliseconds. */
const PAUSE_MS = 300;

type Values = Readonly<Record<string, unknown>>;

/** The item of a form. */
export interface FormPlace {
  collection: string;
  /** null for a singleton. */
  item: string | null;
}

/**
 * Hands what stands in the form to the preview while it is being written, and takes it back when the
 * form is left. Directus gives every field of a form its values under the name `values`.
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
    // As it was opened: nothing is written yet.
    const isFirst = told === undefined;
    told = text;
    if (isFirst) return;
    // Without an answer the preview shows what is saved.
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
