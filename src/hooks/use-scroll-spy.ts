import { useEffect, useState } from 'react';
import { wholePage } from '../utils/page-in-steps';

/**
 * Line that a section's top must have passed to be the current one: a third of the viewport down.
 */
const READING_LINE = '-33% 0px -66% 0px';

/**
 * The id of the current section while scrolling.
 *
 * @param ids - ids of the parts; the same array as long as they are the same parts
 * @returns undefined above the first section, on the server and in browsers without
 *   `IntersectionObserver`
 */
export function useScrollSpy(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return undefined;
    const crossing = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        // A busy browser delivers several frames at once, by target: one that has been passed again
        // can follow one that has just come.
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) crossing.add(target.id);
          else crossing.delete(target.id);
        }
        setCurrent(ids.findLast((id) => crossing.has(id)));
      },
      { rootMargin: READING_LINE },
    );
    let isLeft = false;
    void wholePage().then(() => {
      const parts = isLeft ? [] : ids.map((id) => document.getElementById(id));
      for (const part of parts) if (part) observer.observe(part);
    });
    return () => {
      isLeft = true;
      observer.disconnect();
    };
  }, [ids]);
  return current;
}
