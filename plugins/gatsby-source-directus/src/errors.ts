import type { Reporter } from 'gatsby';
import { PLUGIN_NAME } from './constants';

/** Values of each message; none of them contains the token. */
export interface ErrorContexts {
  unreachable: { url: string; reason: string };
  timeout: { url: string; seconds: number };
  unauthorised: { url: string };
  forbidden: { url: string; collections: readonly string[] };
  schemaMissing: { url: string; collections: readonly string[] };
  fieldMissing: { url: string; details: readonly string[] };
  notDirectus: { url: string; contentType: string };
  rateLimited: { url: string };
  serverError: { url: string; status: string };
  queryRefused: { url: string; status: number; details: readonly string[] };
  mediaCache: { directory: string; reason: string };
  shortAnswer: { url: string; collection: string; got: number; expected: number };
  queryLimit: { url: string; collection: string; limit: number };
  massDeletion: { url: string; losses: readonly { name: string; before: number; now: number }[] };
  brokenAnswer: { url: string; reason: string };
  fileStorage: { url: string; files: readonly string[]; reason: string };
}

export type ErrorKey = keyof ErrorContexts;

interface ErrorEntry<Context> {
  /** Error id in the log, unique and never reused; 10011 and 10012 are warnings now. */
  id: string;
  category: 'USER' | 'THIRD_PARTY';
  text: (context: Context) => string;
  hint: (context: Context) => string;
}

const list = (entries: readonly string[]) => entries.map((entry) => `  - ${entry}`).join('\n');

/** All errors that stop a build; the type makes the map exhaustive. */
export const ERRORS: { readonly [Key in ErrorKey]: ErrorEntry<ErrorContexts[Key]> } = {
  unreachable: {
    id: '10001',
    category: 'THIRD_PARTY',
    text: ({ url, reason }) => `Directus cannot be reached at ${url} (${reason}).`,
    hint: () =>
      'Start it (npm run cms), or correct the address in the option "url" (DIRECTUS_URL).',
  },
  timeout: {
    id: '10002',
    category: 'THIRD_PARTY',
    text: ({ url, seconds }) => `Directus at ${url} did not answer within ${seconds} s.`,
    hint: () => 'Look at its load and log; the options "timeout" and "retries" give it more time.',
  },
  unauthorised: {
    id: '10003',
    category: 'USER',
    text: ({ url }) => `Directus at ${url} does not accept the token.`,
    hint: () =>
      'Copy the static token of the build user into the variable that the option "tokenVariable" names (DIRECTUS_TOKEN), or let npm run cms:setup renew it.',
  },
  forbidden: {
    id: '10004',
    category: 'USER',
    text: ({ url, collections }) =>
      `Directus at ${url} does not show these collections to the token:\n${list(collections)}`,
    hint: () =>
      "Give the token's role read access to them; if they do not exist yet, run npm run cms:setup.",
  },
  schemaMissing: {
    id: '10005',
    category: 'USER',
    text: ({ url, collections }) =>
      `Directus at ${url} has none of the collections of the content model (${collections.join(', ')}).`,
    hint: () =>
      "Run npm run cms:setup. If the collections are there, give the token's role read access to them.",
  },
  fieldMissing: {
    id: '10006',
    category: 'USER',
    text: ({ url, details }) =>
      `The schema of Directus at ${url} is not the one of the content model:\n${list(details)}`,
    hint: () =>
      'Run npm run cms:setup, or correct the option "types". A field is also missing where the token\'s role may not read it or what it points to.',
  },
  notDirectus: {
    id: '10007',
    category: 'USER',
    text: ({ url, contentType }) =>
      `What answers at ${url} is not Directus: it sends ${contentType} where JSON is due.`,
    hint: () =>
      'The option "url" (DIRECTUS_URL) is the address of Directus itself, without /admin, such as http://localhost:8055.',
  },
  rateLimited: {
    id: '10008',
    category: 'THIRD_PARTY',
    text: ({ url }) => `Directus at ${url} keeps answering 429, too many requests.`,
    hint: () => 'Raise its RATE_LIMITER_POINTS, or lower the option "concurrency".',
  },
  serverError: {
    id: '10009',
    category: 'THIRD_PARTY',
    text: ({ url, status }) => `Directus at ${url} keeps answering with the error ${status}.`,
    hint: () => 'Its log says why; the option "retries" makes the build more patient.',
  },
  queryRefused: {
    id: '10010',
    category: 'THIRD_PARTY',
    text: ({ url, status, details }) =>
      `Directus at ${url} refused a query (status ${status}):\n${list(details)}`,
    hint: () => 'The log of Directus says more; the plugin is tried with Directus 12.4.',
  },
  mediaCache: {
    id: '10013',
    category: 'USER',
    text: ({ directory, reason }) => `Pictures cannot be kept in ${directory} (${reason}).`,
    hint: () => 'Make the directory writable or choose another in the option "mediaCacheDir".',
  },
  shortAnswer: {
    id: '10014',
    category: 'THIRD_PARTY',
    text: ({ url, collection, got, expected }) =>
      `Directus at ${url} gives ${got} of the ${expected} items of "${collection}" that it counts, again and again.`,
    hint: () =>
      'Something between it and the build shortens its answers, or an import is running: look at the proxy, or build again when it is done.',
  },
  queryLimit: {
    id: '10015',
    category: 'USER',
    text: ({ url, collection, limit }) =>
      `Directus at ${url} cuts lists at ${limit} entries (QUERY_LIMIT_MAX), and an item of "${collection}" has a list that long.`,
    hint: () => 'Raise QUERY_LIMIT_MAX in the environment of Directus, or remove it.',
  },
  massDeletion: {
    id: '10016',
    category: 'USER',
    text: ({ url, losses }) =>
      `Directus at ${url} has far fewer items than at the last build:\n${list(
        losses.map(({ name, before, now }) => `${name}: ${now}, before ${before}`),
      )}`,
    hint: () =>
      'If that is meant, build once with DIRECTUS_ALLOW_MASS_DELETION=true (option "allowMassDeletion"); if not, look at their status and at the permissions of the build user.',
  },
  brokenAnswer: {
    id: '10017',
    category: 'THIRD_PARTY',
    text: ({ url, reason }) => `What Directus at ${url} answers is not complete: ${reason}.`,
    hint: () => 'Look at its log, and at the limits of what stands between it and the build.',
  },
  fileStorage: {
    id: '10018',
    category: 'THIRD_PARTY',
    text: ({ url, files, reason }) =>
      `Directus at ${url} answers, but does not hand out its files (${reason}):\n${list(files)}`,
    hint: () => 'Look at its storage (STORAGE_LOCATIONS) and its log.',
  },
};

/** A known error, which stops the build with its own message. */
export class SourceError<Key extends ErrorKey = ErrorKey> extends Error {
  override readonly name = 'SourceError';

  constructor(
    readonly key: Key,
    readonly context: ErrorContexts[Key],
  ) {
    super(describeError(key, context));
  }
}

/** The full message of an error: what is wrong, where, and what to do. */
export function describeError<Key extends ErrorKey>(key: Key, context: ErrorContexts[Key]): string {
  const entry = ERRORS[key];
  return `${entry.text(context)}\n${entry.hint(context)}`;
}

interface GatsbyErrorEntry {
  text: (context: { sourceMessage: string }) => string;
  level: 'ERROR';
  category: 'USER' | 'THIRD_PARTY';
}

/** Gatsby's error map, which adds an id to each message. */
export function errorMap(): Record<string, GatsbyErrorEntry> {
  return Object.fromEntries(
    Object.values(ERRORS).map(({ id, category }) => [
      id,
      { text: ({ sourceMessage }) => sourceMessage, level: 'ERROR', category },
    ]),
  );
}

/**
 * Runs a lifecycle; a `SourceError` ends the process with exit code 1, any other error is a bug and
 * is rethrown to Gatsby.
 *
 * @param reporter Gatsby's reporter for this plugin.
 * @param run The lifecycle.
 */
export async function panicOnSourceError<T>(reporter: Reporter, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof SourceError)) throw error;
    return reporter.panic({
      id: ERRORS[error.key as ErrorKey].id,
      context: { sourceMessage: `${PLUGIN_NAME}: ${error.message}` },
    }) as never;
  }
}
