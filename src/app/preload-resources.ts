import { RESOURCES_ATTRIBUTE } from '../config/browser';
import { addressesOfResources, parseChunkMapping } from '../utils/gatsby-internals';

/**
 * Requests the page's script and data along with the program, which would ask for them one after
 * another once it has been evaluated: two round trips less until a page is hydrated
 * (docs/decisions/0015-small-entry-and-sliced-hydration.md).
 */
export function preloadResources(): void {
  parseChunkMapping();
  const names = document.documentElement.getAttribute(RESOURCES_ATTRIBUTE)?.split(' ') ?? [];
  const { scripts, data } = addressesOfResources(names);
  for (const href of scripts) preload(href, 'script');
  // Gatsby's loader asks for data by an XMLHttpRequest, which is answered by a preload of this mode alone.
  for (const href of data) preload(href, 'fetch', 'anonymous');
}

function preload(href: string, as: string, crossOrigin: string | null = null): void {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as, crossOrigin, href }));
}
