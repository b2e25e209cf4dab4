/** A backup or restore that did not happen; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/** A file or row that changed while it was read: the backup is begun again. */
export class ChangedMeanwhile extends Error {
  override name = 'ChangedMeanwhile';
}

/** Says what a full or read-only disk means; other errors stay. */
export function explainDisk(error: unknown, where: string): unknown {
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ENOSPC' || code === 'EDQUOT') {
    return new BackupError(
      `No space is left in ${where}. Nothing was changed; free some, or set another folder.`,
    );
  }
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') {
    return new BackupError(`${where} cannot be written to by this user.`);
  }
  return error;
}
