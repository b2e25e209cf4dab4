import type publishing from '../../../contract/publishing.json';

export type BuildStatus = (typeof publishing.statuses)[number];
export type BuildTrigger = (typeof publishing.triggers)[number];

/** A row of the collection `builds`, as far as the publisher reads it. */
export interface BuildRow {
  id: string;
  status: string;
  trigger: BuildTrigger | null;
  reason: string | null;
  rollback_to: string | null;
}

/** What is not wrong enough to keep a build from going live, and that an editor should know. */
export interface ReportEntry {
  /** A missing translation, alternative text or description; a link that leads nowhere. */
  problem: (typeof publishing.reportProblems)[number];
  /** Collection and key of the item in Directus; the key of a singleton is empty. */
  collection: string;
  item: string;
  /** Locale of the page it shows on, where it does not show on all. */
  locale?: string;
  /** Title of the item. */
  title: string;
  /** The field, the link, the file's name. */
  detail?: string;
  /** How many of this kind are not listed; then the entry names no item. */
  more?: number;
}

/** What the publisher writes into a row. */
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
  /** Whether its release is kept, so that the site can be put back to it. */
  kept?: boolean;
}

/** The queue and the record of the builds. */
export interface Builds {
  /** Rows of some statuses, oldest first. */
  withStatus(...statuses: BuildStatus[]): Promise<BuildRow[]>;
  add(row: BuildChange): Promise<string>;
  /** Changes those of the rows that are still there. */
  update(ids: readonly string[], change: BuildChange): Promise<void>;
  /** Marks the rows whose releases are kept, and no others. */
  markKept(ids: readonly string[]): Promise<void>;
}

/** Directus does not answer, or not as it should. */
export class QueueError extends Error {
  override name = 'QueueError';

  /** @param isRefusal - whether it answered, and will answer the same another time */
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
 * A Directus, asked by somebody.
 *
 * @param url - its address
 * @param token - static token of a user
 * @returns a function that sends a request and gives the `data` of the answer; it throws QueueError
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
 * The collection `builds` of a Directus.
 *
 * @param url - address of Directus
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
