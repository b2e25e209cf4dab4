import type { Knex } from 'knex';

/** What Directus hands to an extension; only what this one uses. */
export interface Host {
  env: Readonly<Record<string, unknown>>;
}

/** What a filter is told besides the payload. */
export interface FilterMeta {
  collection: string;
  /** Items that are updated. */
  keys?: readonly (string | number)[];
}

export interface FilterContext {
  /** The transaction of the change, where there is one. */
  database: Knex;
  /** Who changes it; null for Directus itself. */
  accountability: { user?: string | null } | null;
}

/** Registers what happens before a change of items. */
export interface HookRegister {
  filter(
    event: 'items.create' | 'items.update',
    handler: (payload: unknown, meta: FilterMeta, context: FilterContext) => Promise<unknown>,
  ): void;
}
