import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The parts of the project, each with a lockfile of its own. */
export const PARTS = { site: '.', cms: 'cms', publisher: 'publisher' } as const;

/** A package of a lockfile. */
export interface LockedPackage {
  name: string;
  version: string;
  /** SPDX expression, or whatever the package says; undefined if it says nothing. */
  licence: string | undefined;
  /** Whether it is only needed to develop. */
  dev: boolean;
  /** Subresource integrity of its archive. */
  integrity: string | undefined;
}

interface Entry {
  version?: string;
  license?: unknown;
  dev?: boolean;
  link?: boolean;
  integrity?: string;
}

/** What packages of all ages write: a text, `{ type }`, or a list of either. */
export function licenceText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) {
    const all = value.map(licenceText).filter((text) => text !== undefined);
    return all.length > 0 ? all.join(' OR ') : undefined;
  }
  return typeof value === 'object' && value !== null && 'type' in value
    ? licenceText(value.type)
    : undefined;
}

/** Packages of a part: those of its lockfile, with licences of installed ones where it has none. */
export function lockedPackages(folder: string): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(path.join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>;
  };
  return Object.entries(packages).flatMap(([place, entry]) => {
    if (place === '' || entry.link) return [];
    const file = path.join(folder, place, 'package.json');
    const stated = (): unknown => {
      if (!existsSync(file)) return undefined;
      const { license, licenses } = JSON.parse(readFileSync(file, 'utf8')) as Record<
        string,
        unknown
      >;
      return license ?? licenses;
    };
    return {
      name: place.split('node_modules/').at(-1) ?? place,
      version: entry.version ?? '',
      licence: licenceText(entry.license) ?? licenceText(stated()),
      dev: entry.dev === true,
      integrity: entry.integrity,
    };
  });
}
