import { linkProblems, redirectProblems, type Problem, type Redirect } from './check';
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

/**
 * Refuses links and redirects that the site would leave out, when they are saved: with a sentence
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
    if (problems.length === 0) return payload;
    throw new RefusedContent(collection, problems, await languageFor(context));
  };
  filter('items.create', check);
  filter('items.update', check);
}
