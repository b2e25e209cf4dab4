import { useEffect, useState, type RefObject } from 'react';

/** Default margin around the viewport, CSS pixels. */
const NEAR = 400;

/**
 * Whether an element has come near the viewport; stays true from then on.
 *
 * @param target - the element
 * @returns false on the server and in browsers without `IntersectionObserver`
 */
export function useInView(target: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${NEAR}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);
  return isNear;
}
