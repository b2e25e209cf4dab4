import type { NavigateOptions } from '@gatsbyjs/reach-router';

/** What Gatsby puts on `window` in a built site, as far as we stand on it. */
declare global {
  /** Takes a queued preload back. */
  interface GatsbyPreload extends PromiseLike<unknown> {
    abort(): void;
  }

  interface GatsbyLoader {
    /** Called by a `Link` that comes into view. */
    enqueue(path: string): GatsbyPreload;
    /** A page with its component; an error or nothing where it does not load. */
    loadPage(path: string): Promise<{ status?: 'error' | 'success' } | undefined>;
  }

  type GatsbyNavigate = (to: string | number, options?: NavigateOptions<object>) => void;

  interface Window {
    ___navigate: GatsbyNavigate;
    ___push: (to: string) => void;
    ___replace: (to: string) => void;
    ___loader: GatsbyLoader;
    dataLayer?: unknown[];
  }
}
