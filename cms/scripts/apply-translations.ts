import type { TranslationSpec } from '../schema/words';
import type { DirectusApi } from './api';

/**
 * Applies translation strings of the admin: creates missing ones, updates those that differ; other
 * rows are left alone.
 *
 * @param api Client with admin rights.
 * @param changes A line is appended per change.
 */
export async function applyTranslations(
  api: DirectusApi,
  specs: readonly TranslationSpec[],
  changes: string[],
): Promise<void> {
  const rows = await api.call<(TranslationSpec & { id: string })[]>(
    'GET',
    '/translations?limit=-1',
  );
  const idOf = ({ key, language }: Pick<TranslationSpec, 'key' | 'language'>) =>
    JSON.stringify([key, language]);
  const current = new Map(rows.map((row) => [idOf(row), row]));
  const missing = specs.filter((spec) => !current.has(idOf(spec)));
  const changed = specs.flatMap((spec) => {
    const there = current.get(idOf(spec));
    return there === undefined || there.value === spec.value
      ? []
      : [{ id: there.id, value: spec.value }];
  });
  // In one request each: a first setup has hundreds.
  if (missing.length > 0) await api.call('POST', '/translations', missing);
  if (changed.length > 0) await api.call('PATCH', '/translations', changed);
  const ids = new Set(changed.map(({ id }) => id));
  changes.push(
    ...specs
      .filter((spec) => missing.includes(spec) || ids.has(current.get(idOf(spec))?.id ?? ''))
      .map(({ key, language }) => `translation “${key}” (${language})`),
  );
}
