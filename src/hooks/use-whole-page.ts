import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { isOpenedInSteps, lackRest } from '../utils/page-in-steps';

/** The server has no layout, and React warns about its effects there. */
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Whether to render the whole page, or its first screen only, which is painted before the rest. */
export function useWholePage(): boolean {
  const [isWhole, setWhole] = useState(() => !isOpenedInSteps());
  useBeforePaint(() => (isWhole ? undefined : lackRest()), [isWhole]);
  useEffect(() => {
    if (isWhole) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A task after the next frame: this effect may run before the paint.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setWhole(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isWhole]);
  return isWhole;
}
