import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

function hydrate(page: ReactElement, container: Element): void {
  if (container.childElementCount === 0) createRoot(container).render(page);
  else startTransition(() => void hydrateRoot(container, page));
}

/**
 * Brings the page to life in slices of a few milliseconds. Left to itself, React does it in one
 * piece, and a phone answers no touch meanwhile.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  // Gatsby's type is that of React's old `hydrate`, which gave the component back; nobody asks for it.
  hydrate as unknown as ReturnType<NonNullable<GatsbyBrowser['replaceHydrateFunction']>>;
