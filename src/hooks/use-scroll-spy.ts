import { useEffect, useState } from 'react';

/** The line that a part of the page must have passed to be the one in view: a third down. */
const READING_LINE = '-33% 0px -66% 0px';

/**
 * Which part of the page is being read.
 *
 * @param ids - ids of the parts; the same array as long as they are the same parts
 * @returns an id; nothing above the first part, on the server and in browsers that cannot tell
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          setCurrent((before) => {
            if (isIntersecting) return target.id;
            return before === target.id ? undefined : before;
          });
        }
      },
      { rootMargin: READING_LINE },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
