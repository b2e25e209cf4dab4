import type { NavigateOptions } from '@gatsbyjs/reach-router';

/** The globals of Gatsby's browser runtime that the site uses. */
declare global {
  /** Cancels a queued preload. */
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
    /** Chunk → the addresses of its files; see `parseChunkMapping`. */
    ___chunkMapping: Record<string, readonly string[]>;
    /** Path that the HTML was made for. */
    pagePath?: string;
    dataLayer?: unknown[];
  }
}
