import type { GatsbyBrowser } from 'gatsby';
import { startTransition, type ReactElement } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { isEarlyUpdate } from '../domain/unhandled-error';

/**
 * Reports what React recovers from, as React would, but for an update that reaches a part of the page before
 * it is hydrated: the router's, when the visitor goes back in the first moments
 * (docs/decisions/0071-parts-hydrate-by-themselves.md).
 */
function onRecoverableError(error: unknown): void {
  if (!isEarlyUpdate(error)) reportError(error);
}

function hydrate(page: ReactElement, container: Element): void {
  if (container.childElementCount === 0) createRoot(container).render(page);
  else startTransition(() => void hydrateRoot(container, page, { onRecoverableError }));
}

/**
 * Hydrates the page in slices of a few milliseconds (`hydrateRoot` in a transition). By default
 * React hydrates in one task, and a phone handles no input meanwhile.
 */
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] = () =>
  // Gatsby's type is that of React's old `hydrate`, which returned the component; nothing reads it.
  hydrate as unknown as ReturnType<NonNullable<GatsbyBrowser['replaceHydrateFunction']>>;
