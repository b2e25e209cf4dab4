/** A release as a target takes it. */
export interface TargetRelease {
  id: string;
  /** Folder with its files. */
  directory: string;
  /** Every file, by path below the folder. */
  files: ReadonlySet<string>;
}

/** A place besides the folder of releases that the site is served from. */
export interface Target {
  /**
   * Makes the place hold a release.
   *
   * @throws TargetError where it cannot; the next call makes it whole
   */
  put(release: TargetRelease): Promise<void>;
}

/** A release did not reach its target. */
export class TargetError extends Error {
  override name = 'TargetError';
}
