import path from 'node:path';

/** The project's folder: every command is run from there (scripts/run.mjs). */
export const ROOT = process.cwd();

/** A path inside the project. */
export const inRoot = (...parts: string[]) => path.join(ROOT, ...parts);
