import { isOnSite, type Schedule } from '../../../../schema/on-site';
import type { SiteLocale } from '../contract';
import type { Host } from '../host';
import { languageOf } from '../mail/texts';
import { retryOnBusy } from '../store/database-errors';
import { titleOf } from '../store/leads';
import { profileOf, type Visitor } from './users';

/**
 * The visitor's short list in its order, with titles in the language of the page. Unpublished
 * projects are left out of the response, but stay on the list.
 */
export async function listShortListed(
  host: Host,
  visitor: Visitor,
  locale: SiteLocale,
): Promise<{ slug: string; title: string }[]> {
  const { short_list: slugs } = profileOf(visitor);
  const rows = await retryOnBusy(() =>
    host
      .database<Schedule & { id: number; slug: string }>('projects')
      .select('id', 'slug', 'status', 'publish_at', 'unpublish_at')
      .whereIn('slug', slugs),
  );
  const now = Date.now();
  const language = languageOf(locale);
  const projects = await Promise.all(
    rows
      .filter((row) => isOnSite(row, now))
      .map(async ({ id, slug }) => ({
        slug,
        title: (await titleOf(host.database, { collection: 'projects', id, language })) ?? slug,
      })),
  );
  return projects.sort((a, b) => slugs.indexOf(a.slug) - slugs.indexOf(b.slug));
}
