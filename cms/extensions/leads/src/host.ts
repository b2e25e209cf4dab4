import type { Router } from 'express';
import type { Knex } from 'knex';
import type { Readable } from 'node:stream';

/** What Directus hands to an extension; only what this one uses. */
export interface Host {
  services: {
    ItemsService: new (collection: string, options: ServiceOptions) => ItemsService;
    FilesService: new (options: ServiceOptions) => FilesService;
    AssetsService: new (options: ServiceOptions) => AssetsService;
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
  /** null: as Directus itself, without permissions. */
  accountability: null;
}

interface MutationOptions {
  emitEvents?: boolean;
}

export interface ItemsService {
  createOne(data: Record<string, unknown>, options?: MutationOptions): Promise<string>;
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
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

/** Registers what happens around changes of items. */
export interface HookRegister {
  filter(
    event: string,
    handler: (payload: unknown, meta: { keys?: readonly string[] }) => Promise<unknown>,
  ): void;
  action(
    event: string,
    handler: (meta: { keys?: readonly string[]; key?: string }) => Promise<void>,
  ): void;
}

export type EndpointCallback = (router: Router, host: Host) => void;
export type HookCallback = (register: HookRegister, host: Host) => void;
