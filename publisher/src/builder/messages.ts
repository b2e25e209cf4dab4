import type { Built } from './gatsby-internals';

/** What the publisher asks the resident builder for. */
export interface BuildRequest {
  type: 'build';
  /** Name of the build, for its manifest. */
  id: string;
}

/** What the resident builder answers. */
export type BuildAnswer =
  /** Output stands in `public/`; resident memory in bytes. */
  | ({ type: 'built'; id: string; memory: number } & Built)
  /** State is on disk: a new process may go on from there. */
  | { type: 'saved'; id: string };
