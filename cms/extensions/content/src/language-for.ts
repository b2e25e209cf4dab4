import type { FilterContext } from './host';
import { languageOf, type Language } from './texts';

/** The language of the admin of the user who makes a change. */
export async function languageFor({ database, accountability }: FilterContext): Promise<Language> {
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
