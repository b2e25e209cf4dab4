import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element has come near the viewport; stays true from then on.
 *
 * @param target - the element
 * @param margin - how far above and below the viewport is near, CSS pixels
 * @returns false on the server and in browsers without `IntersectionObserver`
 */
export function useInView(target: RefObject<Element | null>, margin = 400): boolean {
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
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, margin]);
  return isNear;
}
