import type { Knex } from 'knex';

interface Schema {
  collections: Record<string, { fields: Record<string, { field: string; alias: boolean }> }>;
}

/** What Directus hands to an extension; only what this one uses. */
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

/** Who acts; null is Directus itself. */
export interface Accountability {
  user: string | null;
  role: string | null;
  admin: boolean;
  /** Whether they may use the admin. */
  app: boolean;
}

export interface EventContext {
  accountability: Accountability | null;
  database: Knex;
}

/** What an event says about the change. */
export interface EventMeta {
  event: string;
  /** Of `auth.jwt`: what the token is made for. */
  type?: string;
  collection?: string;
  key?: string | number;
  keys?: readonly (string | number)[];
  /** What was written. */
  payload?: unknown;
}

export interface HookRegister {
  filter(
    event: string,
    handler: (payload: unknown, meta: EventMeta, context: EventContext) => Promise<unknown>,
  ): void;
  action(event: string, handler: (meta: EventMeta, context: EventContext) => void): void;
}
