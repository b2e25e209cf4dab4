import { openAsBlob } from 'node:fs';
import { basename, join } from 'node:path';
import { BRANDING, IDS, LOOK_PICTURES, adminSettings } from '../access';
import type { DirectusApi } from './api';
import { changedKeys } from './diff';
import { cmsDirectory } from './paths';

/** Uploads missing pictures of the admin; one that a person replaced or renamed stays. */
async function uploadPictures(api: DirectusApi, changes: string[]): Promise<void> {
  const files = await api.call<{ id: string }[]>('GET', '/files?limit=-1&fields=id');
  const missing = LOOK_PICTURES.filter((picture) => !files.some(({ id }) => id === picture.id));
  for (const { id, title, source, type } of missing) {
    const blob = await openAsBlob(join(cmsDirectory(), '..', source), { type });
    await api.upload({ id, title, folder: IDS.lookFolder }, blob, basename(source));
    changes.push(`file ${title} added`);
  }
}

/** Replaces only Directus' default; a name that the administrator set stays. */
async function applyBranding(api: DirectusApi, changes: string[]): Promise<void> {
  const settings = await api.call<Record<string, unknown>>('GET', '/settings');
  const isUntouched = settings.project_name === null || settings.project_name === 'Directus';
  if (!isUntouched || changedKeys(BRANDING, settings).length === 0) return;
  await api.call('PATCH', '/settings', BRANDING);
  changes.push('setting name and colour of the admin');
}

/**
 * Applies the look of the admin and its sign-in page: name, colour, pictures, module bar and the
 * other settings of `cms/access/look`. Values that an administrator chose are left alone.
 *
 * @param api Client with admin rights.
 * @param siteUrl Origin of the site.
 * @param changes A line is appended per change.
 */
export async function applyLook(
  api: DirectusApi,
  siteUrl: string,
  changes: string[],
): Promise<void> {
  await uploadPictures(api, changes);
  await applyBranding(api, changes);
  const current = await api.call<Record<string, unknown>>('GET', '/settings');
  const replaced = Object.entries(adminSettings(siteUrl)).filter(
    ([name, { from, to }]) =>
      changedKeys({ value: to }, { value: current[name] }).length > 0 &&
      from.some((value) => changedKeys({ value }, { value: current[name] }).length === 0),
  );
  if (replaced.length === 0) return;
  await api.call(
    'PATCH',
    '/settings',
    Object.fromEntries(replaced.map(([name, { to }]) => [name, to])),
  );
  changes.push(...replaced.map(([name]) => `setting ${name}`));
}
