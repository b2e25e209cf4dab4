import type { Built } from './gatsby-internals';

/** IPC message from the publisher to the resident builder. */
export interface BuildRequest {
  type: 'build';
  /** Id of the build, for its manifest. */
  id: string;
}

/** IPC message from the resident builder. */
export type BuildAnswer =
  /** The build has finished; resident memory in bytes. */
  | ({ type: 'built'; id: string; memory: number } & Built)
  /** The state is saved: a new process may continue from it. */
  | { type: 'saved'; id: string };
