import { useEffect, useState, type RefObject } from 'react';

/** How close to the screen something is when it is as good as seen, CSS pixels. */
const NEAR = 400;

/**
 * Whether an element has come near the screen; once it has, it stays so.
 *
 * @param target - the element
 * @returns false on the server and in browsers that cannot tell
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
