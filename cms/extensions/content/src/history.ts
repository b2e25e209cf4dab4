import { CONTENT_TABLES } from '../../../schema';
import type { FilterContext, HookRegister } from './host';

/** Collections whose revisions and activity editors see. */
const SHOWN: readonly string[] = [
  ...CONTENT_TABLES.map(({ collection }) => collection),
  'directus_files',
  'directus_folders',
];

interface Query {
  filter?: object | null;
}

/** Limits a query of revisions or of the activity log to content. */
export const contentOnly = (query: Query): Query => {
  const limit = { collection: { _in: SHOWN } };
  return { ...query, filter: query.filter ? { _and: [query.filter, limit] } : limit };
};

/**
 * Limits editors to the history of content, which Directus shows for all collections or none: the
 * activity of users and of requests is not theirs to read.
 */
export function narrowHistory({ filter }: HookRegister): void {
  const narrow = (query: unknown, _meta: unknown, { accountability }: FilterContext) =>
    Promise.resolve(
      accountability === null || accountability.admin === true
        ? query
        : contentOnly(query as Query),
    );
  filter('revisions.query', narrow);
  filter('activity.query', narrow);
}
