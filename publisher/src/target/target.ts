/** A release to upload. */
export interface TargetRelease {
  id: string;
  /** Folder of its files. */
  directory: string;
  /** Every file, by path below the folder. */
  files: ReadonlySet<string>;
}

/** An additional place that serves the site, such as a bucket. */
export interface Target {
  /**
   * Uploads a release.
   *
   * @throws TargetError if the upload fails; the next call completes it
   */
  put(release: TargetRelease): Promise<void>;
}

/** The upload of a release failed. */
export class TargetError extends Error {
  override name = 'TargetError';
}
