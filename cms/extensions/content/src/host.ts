import type { Knex } from 'knex';

/** Directus' extension context, typed as far as this extension uses it. */
export interface Host {
  env: Readonly<Record<string, unknown>>;
  database: Knex;
  services: {
    ItemsService: new (
      collection: string,
      options: { schema: unknown; knex: Knex; accountability: Accountability | null },
    ) => ItemsService;
    ActivityService: LogService;
    RevisionsService: LogService;
  };
  getSchema(): Promise<unknown>;
}

/** A service of Directus' own log. */
type LogService = new (options: {
  schema: unknown;
  knex: Knex;
  accountability: Accountability | null;
}) => Pick<ItemsService, 'createOne'>;

interface MutationOptions {
  emitEvents?: boolean;
}

interface ItemsService {
  readMany(keys: readonly (string | number)[]): Promise<Readonly<Record<string, unknown>>[]>;
  createOne(data: object, options?: MutationOptions): Promise<unknown>;
  updateOne(key: number, data: object, options?: MutationOptions): Promise<unknown>;
  deleteOne(key: number, options?: MutationOptions): Promise<unknown>;
}

/** Accountability: the user of a call, as Directus passes it to its services. */
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

/** A row of Directus' activity log. */
export interface Activity {
  action: string;
  collection: string;
  item: string | number;
  user: string | null;
  ip: string | null;
  user_agent?: string | null;
  origin?: string | null;
}

/** Arguments of a hook besides the payload. */
export interface FilterMeta {
  collection: string;
  /** Items that are updated. */
  keys?: readonly (string | number)[];
}

export interface FilterContext {
  /** The transaction of the change, where there is one. */
  database: Knex;
  /** User of the change; null for Directus itself. */
  accountability: {
    user?: string | null;
    admin?: boolean;
    /** Whether the user may sign in to the admin. */
    app?: boolean;
    /** Set if the caller is the admin in a browser. */
    session?: string;
  } | null;
}

/** Registers filter hooks (before a change of items) and action hooks (after it). */
export interface HookRegister {
  filter(
    event:
      | 'items.create'
      | 'items.update'
      | 'items.delete'
      | 'files.delete'
      | 'users.update'
      | 'activity.create'
      | 'activity.query'
      | 'revisions.query'
      | `${'dashboards' | 'panels' | 'folders' | 'roles' | 'policies' | 'users' | 'settings'}.read`,
    handler: (payload: unknown, meta: FilterMeta, context: FilterContext) => Promise<unknown>,
  ): void;
  action(event: 'items.update', handler: (meta: FilterMeta) => Promise<void>): void;
}
