import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue';

/** How often what an editor looks at is read anew, milliseconds. */
export const POLL_MS = 2_500;

/** What was read last, and whether the last try failed. */
export interface Polled<T> {
  value: Ref<T | undefined>;
  hasFailed: Ref<boolean>;
  /** Reads it now. */
  refresh(): Promise<void>;
}

/**
 * Reads something again and again while the page is visible and the component there.
 *
 * @param read - what to read; a failure keeps what was there
 */
export function usePolling<T>(read: () => Promise<T>): Polled<T> {
  // Whole answers are replaced: nothing inside them is watched.
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
      // An older answer that comes late says nothing new.
      if (turn !== turns) return;
      value.value = answer;
      hasFailed.value = false;
    } catch {
      if (turn !== turns) return;
      hasFailed.value = true;
    }
    if (!isGone && !document.hidden) timer = setTimeout(() => void refresh(), POLL_MS);
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
