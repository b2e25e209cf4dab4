import type { DirectusApi } from './api';
import { changedKeys } from './diff';

/** A row that setup manages, with a name for the log. */
export interface RowSpec {
  /** Fixed id, which makes setup idempotent. */
  id: string;
}

interface RowsOptions<Spec extends RowSpec> {
  path: '/policies' | '/roles' | '/dashboards' | '/panels';
  /** Name of such a row in the log of changes. */
  kind: string;
  nameOf: (spec: Spec) => string;
  /** Additional values of a new row. */
  withNew?: (spec: Spec) => object;
}

/**
 * Creates missing rows and updates declared columns that differ; other rows and columns are left
 * alone.
 *
 * @param api Client with admin rights.
 * @param specs The declared rows.
 * @param changes A line is appended per change.
 */
export async function applyRows<Spec extends RowSpec>(
  api: DirectusApi,
  specs: readonly Spec[],
  { path, kind, nameOf, withNew = () => ({}) }: RowsOptions<Spec>,
  changes: string[],
): Promise<void> {
  const fields = [...new Set(specs.flatMap((spec) => Object.keys(spec)))].join(',');
  const current = await api.call<RowSpec[]>('GET', `${path}?limit=-1&fields=${fields}`);
  const missing = specs.filter((spec) => !current.some(({ id }) => id === spec.id));
  if (missing.length > 0) {
    const rows = missing.map((spec) => ({ ...spec, ...withNew(spec) }));
    await api.call('POST', path, rows);
    changes.push(...missing.map((spec) => `${kind} ${nameOf(spec)} added`));
  }
  for (const spec of specs) {
    const there = current.find(({ id }) => id === spec.id);
    const keys = there === undefined ? [] : changedKeys(spec, there);
    if (keys.length === 0) continue;
    const values = Object.entries(spec).filter(([key]) => keys.includes(key));
    await api.call('PATCH', `${path}/${spec.id}`, Object.fromEntries(values));
    changes.push(`${kind} ${nameOf(spec)}: ${keys.join(', ')}`);
  }
}
