import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue';

/** Polling interval where none is given, milliseconds. */
export const POLL_MS = 2_500;

/** The last value, and whether the last request failed. */
export interface Polled<T> {
  value: Ref<T | undefined>;
  hasFailed: Ref<boolean>;
  /** Polls immediately. */
  refresh(): Promise<void>;
}

/**
 * Polls while the page is visible and the component mounted.
 *
 * @param read - the request; a rejected promise keeps the last value
 * @param interval - milliseconds
 */
export function usePolling<T>(read: () => Promise<T>, interval = POLL_MS): Polled<T> {
  // `shallowRef`: values are replaced as a whole, deep reactivity is not needed.
  const value = ref<T>() as Ref<T | undefined>;
  const hasFailed = ref(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;
  let turns = 0;

  const refresh = async (): Promise<void> => {
    clearTimeout(timer);
    turns += 1;
    const turn = turns;
    try {
      const answer = await read();
      // Ignores the response of an outdated request.
      if (turn !== turns) return;
      value.value = answer;
      hasFailed.value = false;
    } catch {
      if (turn !== turns) return;
      hasFailed.value = true;
    }
    if (!isGone && !document.hidden) timer = setTimeout(() => void refresh(), interval);
  };
  const onVisibility = () => {
    if (document.hidden) clearTimeout(timer);
    else void refresh();
  };

  onMounted(() => {
    document.addEventListener('visibilitychange', onVisibility);
    void refresh();
  });
  onBeforeUnmount(() => {
    isGone = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  });
  return { value, hasFailed, refresh };
}
