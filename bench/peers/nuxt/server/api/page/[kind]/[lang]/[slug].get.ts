import { PAGE_KINDS } from '../../../../../../shared/blueprint';
import { blueprintOf, contentOf } from '../../../../../../shared/content';

/** The markup of a page and its content from Directus. */
export default defineEventHandler(async (event) => {
  const { kind, lang = 'en', slug = '' } = getRouterParams(event);
  const known = PAGE_KINDS.find((one) => one === kind);
  if (!known) throw createError({ statusCode: 404 });
  const [blueprint, content] = await Promise.all([
    blueprintOf(known, lang),
    contentOf(known, slug, lang),
  ]);
  return { blueprint, content };
});
