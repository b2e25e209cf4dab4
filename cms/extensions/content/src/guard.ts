import schedule from '../../../../contract/schedule.json';
import {
  linkProblems,
  redirectProblems,
  scheduleProblems,
  type Moments,
  type Problem,
  type Redirect,
} from './check';
import type { FilterContext, FilterMeta, HookRegister, Host } from './host';
import { RefusedContent } from './refusal';
import { languageOf, type Language } from './texts';

const REDIRECTS = 'redirects';

type Row = Redirect & { id: number };

async function languageFor({ database, accountability }: FilterContext): Promise<Language> {
  const user = accountability?.user
    ? await database<{ id: string; language: string | null }>('directus_users')
        .select('language')
        .where({ id: accountability.user })
        .first()
    : undefined;
  const settings = await database<{ default_language: string | null }>('directus_settings')
    .select('default_language')
    .first();
  return languageOf(user?.language, settings?.default_language);
}

/** Checks each redirect as it will be after the change. */
async function checkRedirects(
  payload: Redirect,
  keys: readonly (string | number)[] | undefined,
  { database }: FilterContext,
  siteUrl: string,
): Promise<Problem[]> {
  const rows = await database<Row>(REDIRECTS).select('id', 'from_path', 'to_path');
  const changed = keys?.map(String);
  const before = changed ? rows.filter(({ id }) => changed.includes(String(id))) : [{}];
  const others = rows
    .filter(({ id }) => !changed?.includes(String(id)))
    .map(({ from_path }) => String(from_path));
  return before.flatMap((row) => redirectProblems({ ...row, ...payload }, others, siteUrl));
}

/** Checks the moments of each item as they will be after the change. */
async function checkSchedule(
  payload: Moments,
  { collection, keys }: FilterMeta,
  { database }: FilterContext,
): Promise<Problem[]> {
  const before: Moments[] = keys
    ? await database(collection)
        .select('publish_at', 'unpublish_at')
        .whereIn('id', [...keys])
    : [{}];
  return before.flatMap((row) => scheduleProblems({ ...row, ...payload })).slice(0, 1);
}

/**
 * Refuses links, redirects and moments that the site could not follow, when they are saved: with a sentence
 * in the language of the editor, and whichever way they come in.
 */
export function guardContent({ filter }: HookRegister, host: Host): void {
  const siteUrl = String(host.env.SITE_URL ?? 'http://localhost:9000');
  const check = async (payload: unknown, meta: FilterMeta, context: FilterContext) => {
    const { collection, keys } = meta;
    const values = payload as Record<string, unknown>;
    const problems = linkProblems(collection, values);
    if (collection === REDIRECTS && ('from_path' in values || 'to_path' in values)) {
      problems.push(...(await checkRedirects(values, keys, context, siteUrl)));
    }
    if (
      schedule.collections.includes(collection) &&
      ('publish_at' in values || 'unpublish_at' in values)
    ) {
      problems.push(...(await checkSchedule(values, meta, context)));
    }
    if (problems.length === 0) return payload;
    throw new RefusedContent(collection, problems, await languageFor(context));
  };
  filter('items.create', check);
  filter('items.update', check);
}
