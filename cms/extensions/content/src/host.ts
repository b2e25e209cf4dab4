import type { Knex } from 'knex';

/** What Directus hands to an extension; only what this one uses. */
export interface Host {
  env: Readonly<Record<string, unknown>>;
  database: Knex;
  services: {
    ItemsService: new (
      collection: string,
      options: { schema: unknown; knex: Knex; accountability: Accountability | null },
    ) => ItemsService;
  };
  getSchema(): Promise<unknown>;
}

interface MutationOptions {
  emitEvents?: boolean;
}

interface ItemsService {
  createOne(data: object, options?: MutationOptions): Promise<unknown>;
  updateOne(key: number, data: object, options?: MutationOptions): Promise<unknown>;
  deleteOne(key: number, options?: MutationOptions): Promise<unknown>;
}

/** Who acts, as Directus passes it on to its services. */
export interface Accountability {
  user: string | null;
  role: string | null;
  roles: string[];
  admin: boolean;
  app: boolean;
  ip: string | null;
  userAgent?: string | null;
  origin?: string | null;
}

/** What Directus records of a change. */
export interface Activity {
  action: string;
  collection: string;
  item: string | number;
  user: string | null;
  ip: string | null;
  user_agent?: string | null;
  origin?: string | null;
}

/** What a hook is told besides the payload. */
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

/** Registers what happens before and after a change of items. */
export interface HookRegister {
  filter(
    event: 'items.create' | 'items.update' | 'activity.create',
    handler: (payload: unknown, meta: FilterMeta, context: FilterContext) => Promise<unknown>,
  ): void;
  action(event: 'items.update', handler: (meta: FilterMeta) => Promise<void>): void;
}
