import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Readable } from 'node:stream';

/** Directus' extension context, typed as far as this extension uses it. */
export interface Host {
  services: {
    ItemsService: new (collection: string, options: ServiceOptions) => ItemsService;
    FilesService: new (options: ServiceOptions) => FilesService;
    AssetsService: new (options: ServiceOptions) => AssetsService;
    UsersService: new (options: ServiceOptions) => UsersService;
    AuthenticationService: new (options: ServiceOptions) => AuthenticationService;
    MailService: new (options: { schema: Schema; knex: Knex }) => MailService;
  };
  env: Readonly<Record<string, unknown>>;
  database: Knex;
  logger: Logger;
  getSchema(): Promise<Schema>;
}

export interface Schema {
  collections: Record<string, unknown>;
}

export interface ServiceOptions {
  schema: Schema;
  knex: Knex;
  /** null: as Directus itself, without permission checks. */
  accountability: Caller | null;
}

interface MutationOptions {
  emitEvents?: boolean;
}

export interface ItemsService {
  createOne(data: Record<string, unknown>, options?: MutationOptions): Promise<string>;
  updateOne(key: string, data: Record<string, unknown>): Promise<string>;
  /** Throws FORBIDDEN if the caller may not read the collection. */
  readByQuery(query: {
    fields: readonly string[];
    filter?: Readonly<Record<string, unknown>>;
    sort?: readonly string[];
    /** -1: all. */
    limit: number;
  }): Promise<unknown[]>;
}

export interface UsersService extends ItemsService {
  deleteMany(keys: readonly string[]): Promise<unknown>;
}

export interface AuthenticationService {
  /** Throws for a wrong password. */
  verifyPassword(user: string, password: string): Promise<void>;
}

export interface FilesService {
  uploadOne(
    stream: Readable,
    data: Record<string, unknown>,
    key?: string,
    options?: MutationOptions,
  ): Promise<string>;
  deleteMany(keys: readonly string[], options?: MutationOptions): Promise<unknown>;
}

export interface AssetsService {
  getAsset(id: string): Promise<{
    stream: Readable;
    file: { type: string | null; filename_download: string | null };
    stat: { size: number };
  }>;
}

export interface MailService {
  send(mail: Record<string, unknown>): Promise<unknown>;
}

export interface Logger {
  /** Fields first, as pino takes them. */
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Accountability of the call, which Directus derives from the token. */
export interface Caller {
  /** Client IP, from the header that Directus is configured to trust. */
  ip?: string | null;
  /** null: not signed in. */
  user: string | null;
  role: string | null;
  admin: boolean;
  /** Whether the user has access to the admin. */
  app: boolean;
}

/** User of an event; null for Directus itself. */
export interface EventContext {
  accountability: Caller | null;
}

/** Registers hooks on item changes, mails and start-up. */
export interface HookRegister {
  filter(
    event: string,
    handler: (
      payload: unknown,
      meta: { keys?: readonly string[]; user?: string },
      context: EventContext,
    ) => Promise<unknown>,
  ): void;
  init(event: string, handler: (meta: { app: Router }) => void): void;
  action(
    event: string,
    handler: (
      meta: { keys?: readonly string[]; key?: string; user?: string; status?: string },
      context: EventContext,
    ) => Promise<void>,
  ): void;
}

export type EndpointCallback = (router: Router, host: Host) => void;
export type HookCallback = (register: HookRegister, host: Host) => void;
