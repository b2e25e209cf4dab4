import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRow } from '../directus/rows';
import { exists, writeAtomically, type MediaPaths } from './store';
import type { Emitted, Emitter } from './variants';

function parseLine(line: string): Emitted[] {
  try {
    const entry: unknown = JSON.parse(line);
    return isRow(entry) && typeof entry.target === 'string' ? [entry as unknown as Emitted] : [];
  } catch {
    // A killed process leaves an incomplete line.
    return [];
  }
}

/** Files put into `public` since the manifest was started, without duplicates. */
export async function readManifest({ manifest }: MediaPaths): Promise<Emitted[]> {
  const text = await readFile(manifest, 'utf8').catch(() => '');
  const entries = text.split('\n').flatMap(parseLine);
  return [...new Map(entries.map((entry) => [entry.target, entry])).values()];
}

/** Clears the manifest: every query is about to run again. */
export async function clearManifest({ manifest }: MediaPaths): Promise<void> {
  await rm(manifest, { force: true });
}

/**
 * Restores variants that are missing in `public` because Gatsby skipped the queries that emit them,
 * and removes the files of deleted content, such as a withdrawn document.
 *
 * @param inUse Names in the originals directory that current content refers to.
 * @returns Number of restored files.
 */
export async function restoreEmitted(
  paths: MediaPaths,
  emitter: Emitter,
  inUse: ReadonlySet<string>,
): Promise<number> {
  const all = await readManifest(paths);
  if (all.length === 0) return 0;
  const current = all.filter((entry) =>
    inUse.has('variant' in entry ? entry.variant.fileName : entry.fileName),
  );
  const states = await Promise.all(
    current.map(async (entry) => ({
      entry,
      isThere: await exists(path.join(paths.public, entry.target)),
    })),
  );
  const missing = states.filter(({ isThere }) => !isThere).map(({ entry }) => entry);
  await Promise.all(
    missing.map((entry) =>
      'variant' in entry
        ? emitter.variant(entry.variant)
        : emitter.original(entry.fileName, entry.target),
    ),
  );
  const kept = new Set(current.map(({ target }) => target));
  const gone = all.filter(({ target }) => !kept.has(target));
  await Promise.all(gone.map(({ target }) => rm(path.join(paths.public, target), { force: true })));
  const lines = current.map((entry) => `${JSON.stringify(entry)}\n`).join('');
  await writeAtomically(paths.manifest, (temporary) => writeFile(temporary, lines));
  return missing.length;
}
