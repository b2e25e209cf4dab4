import type publishing from '../../../contract/publishing.json';

export type BuildStatus = (typeof publishing.statuses)[number];
export type BuildTrigger = (typeof publishing.triggers)[number];

/** A row of `builds`, as far as the publisher reads it. */
export interface BuildRow {
  id: string;
  status: string;
  trigger: BuildTrigger | null;
  reason: string | null;
  rollback_to: string | null;
}

/** An entry of the content report: a problem that does not reject the build. */
export interface ReportEntry {
  /** A missing translation, alternative text or description, or a broken link. */
  problem: (typeof publishing.reportProblems)[number];
  /** Collection and key of the item in Directus; the key of a singleton is empty. */
  collection: string;
  item: string;
  /** Locale of the affected page; missing if all are affected. */
  locale?: string;
  /** Title of the item. */
  title: string;
  /** Name of the field, the link, or the file. */
  detail?: string;
  /** Number of unlisted entries of this kind; such an entry names no item. */
  more?: number;
}

/** Update of a row by the publisher. */
export interface BuildChange {
  status?: BuildStatus;
  trigger?: BuildTrigger;
  reason?: string;
  started_at?: string;
  finished_at?: string;
  durations?: Readonly<Record<string, number>>;
  changed_paths?: readonly string[];
  report?: readonly ReportEntry[];
  log?: string;
  /** Whether its release is kept, so that the site can be rolled back to it. */
  kept?: boolean;
}

/** The collection `builds`: queue and history. */
export interface Builds {
  /** Reads the rows of some statuses, oldest first. */
  withStatus(...statuses: BuildStatus[]): Promise<BuildRow[]>;
  add(row: BuildChange): Promise<string>;
  /** Updates the rows that still exist. */
  update(ids: readonly string[], change: BuildChange): Promise<void>;
  /** Sets `kept` on the rows with kept releases, and clears it on all others. */
  markKept(ids: readonly string[]): Promise<void>;
}

/** Directus did not respond, or responded with an error. */
export class QueueError extends Error {
  override name = 'QueueError';

  /** @param isRefusal - whether the error is permanent, so that a retry is useless */
  constructor(
    message: string,
    readonly isRefusal = false,
  ) {
    super(message);
  }
}

const TIMEOUT_MS = 10_000;
const FIELDS = ['id', 'status', 'trigger', 'reason', 'rollback_to'] satisfies (keyof BuildRow)[];

/**
 * Creates a client of Directus.
 *
 * @param url - its URL
 * @param token - static token of a user
 * @returns a function that sends a request and resolves with `data` of the response; it throws
 *   QueueError
 */
export function directusCall(url: string, token: string) {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    let response: Response;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
    } catch (error) {
      throw new QueueError(`Directus at ${url} does not answer (${(error as Error).name}).`);
    }
    if (!response.ok) {
      throw new QueueError(
        `Directus answers ${response.status} to ${method} ${path.split('?')[0]}.`,
        response.status === 400 || response.status === 413,
      );
    }
    return response.status === 204
      ? (undefined as T)
      : ((await response.json()) as { data: T }).data;
  };
}

/**
 * Access to the collection `builds` of a Directus.
 *
 * @param url - URL of Directus
 * @param token - static token of the publisher
 */
export function directusBuilds(url: string, token: string): Builds {
  const call = directusCall(url, token);
  const updateWhere = async (filter: Readonly<Record<string, unknown>>, data: BuildChange) => {
    await call('PATCH', '/items/builds', { query: { filter, limit: -1 }, data });
  };
  return {
    withStatus: (...statuses) =>
      call(
        'GET',
        `/items/builds?limit=-1&sort=date_created&fields=${FIELDS.join()}&filter[status][_in]=${statuses.join()}`,
      ),
    add: async (row) => (await call<{ id: string }>('POST', '/items/builds', row)).id,
    update: async (ids, change) => {
      if (ids.length > 0) await updateWhere({ id: { _in: ids } }, change);
    },
    markKept: async (ids) => {
      await updateWhere({ kept: { _eq: true }, id: { _nin: ids } }, { kept: false });
      await updateWhere({ kept: { _neq: true }, id: { _in: ids } }, { kept: true });
    },
  };
}
