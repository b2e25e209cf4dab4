import type { Knex } from 'knex';

interface Schema {
  collections: Record<string, { fields: Record<string, { field: string; alias: boolean }> }>;
}

/** Directus' extension context, typed as far as this extension uses it. */
export interface Host {
  services: {
    ItemsService: new (
      collection: string,
      options: { schema: unknown; knex: Knex; accountability: Accountability | null },
    ) => ItemsService;
    PermissionsService: new (options: {
      schema: unknown;
      knex: Knex;
      accountability: Accountability;
    }) => {
      getItemPermissions(collection: string, key: string): Promise<{ update: { access: boolean } }>;
    };
    MailService: new (options: { schema: unknown; knex: Knex }) => MailService;
  };
  env: Readonly<Record<string, unknown>>;
  database: Knex;
  logger: { warn(message: string): void; error(message: string): void };
  getSchema(): Promise<Schema>;
}

interface MailService {
  send(mail: Readonly<Record<string, unknown>>): Promise<unknown>;
}

interface ReadQuery {
  fields: string[];
  limit?: number;
}

interface ItemsService {
  readOne(key: string, query: ReadQuery): Promise<unknown>;
  readByQuery(query: ReadQuery): Promise<unknown[]>;
  createOne(data: Record<string, unknown>, options?: { emitEvents?: boolean }): Promise<string>;
  updateOne(
    key: string,
    data: Record<string, unknown>,
    options?: { emitEvents?: boolean },
  ): Promise<string>;
}

/** User of the call; null for Directus itself. */
export interface Accountability {
  user: string | null;
  role: string | null;
  admin: boolean;
  /** Whether the user has access to the admin. */
  app: boolean;
}

export interface EventContext {
  accountability: Accountability | null;
  database: Knex;
}

/** Arguments of an event. */
export interface EventMeta {
  event: string;
  /** Of `auth.jwt`: the event that issues the token. */
  type?: string;
  collection?: string;
  key?: string | number;
  keys?: readonly (string | number)[];
  /** Payload of the change. */
  payload?: unknown;
}

export interface HookRegister {
  filter(
    event: string,
    handler: (payload: unknown, meta: EventMeta, context: EventContext) => Promise<unknown>,
  ): void;
  action(event: string, handler: (meta: EventMeta, context: EventContext) => void): void;
}
