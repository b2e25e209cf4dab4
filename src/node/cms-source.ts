import rules from '../../contract/links/rules.json';
import { preview } from '../../contract/publishing.json';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../i18n/locales';
import { CONTENT_MODEL } from '../config/content-model';
import type { BuildEnv } from '../config/env';

/** Options of the source plugin: where the content is, in which locales, of which types. */
export function cmsSource(
  env: Pick<BuildEnv, 'directusUrl' | 'allowMassDeletion'> & Partial<Pick<BuildEnv, 'preview'>>,
) {
  return {
    url: env.directusUrl,
    // The name alone: Gatsby keeps the options of plugins in its cache.
    tokenVariable: 'DIRECTUS_TOKEN',
    // Drafts come and go, and a preview takes nothing off the site.
    allowMassDeletion: env.allowMassDeletion || env.preview === true,
    ...(env.preview && { statuses: ['published', 'draft'], versions: preview.versions }),
    locales: LOCALE_CODES.map((code) => ({
      code,
      language: LOCALES[code].cmsLanguage,
      fallback: code === DEFAULT_LOCALE ? [] : [DEFAULT_LOCALE],
    })),
    types: CONTENT_MODEL,
    links: rules.link,
  };
}
