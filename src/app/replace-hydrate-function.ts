import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

function hydrate(page: ReactElement, container: Element): void {
  if (container.childElementCount === 0) createRoot(container).render(page);
  else startTransition(() => void hydrateRoot(container, page));
}

/**
 * Hydrates the page in slices of a few milliseconds (`hydrateRoot` in a transition). By default
 * React hydrates in one task, and a phone handles no input meanwhile.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  // Gatsby's type is that of React's old `hydrate`, which returned the component; nothing reads it.
  hydrate as unknown as ReturnType<NonNullable<GatsbyBrowser['replaceHydrateFunction']>>;
