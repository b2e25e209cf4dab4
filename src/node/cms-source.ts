import rules from '../../contract/links/rules.json';
import { preview } from '../../contract/publishing.json';
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../i18n/locales';
import { CONTENT_INTERFACES, CONTENT_MODEL } from '../config/content-model';
import type { BuildEnv } from '../config/env';

/** Options of the source plugin. */
export function cmsSource(
  env: Pick<BuildEnv, 'directusUrl' | 'allowMassDeletion'> & Partial<Pick<BuildEnv, 'preview'>>,
) {
  return {
    url: env.directusUrl,
    // The variable's name, not the token: Gatsby writes plugin options to its cache.
    tokenVariable: 'DIRECTUS_TOKEN',
    // Drafts are deleted often, and a preview removes nothing from the live site.
    allowMassDeletion: env.allowMassDeletion || env.preview === true,
    ...(env.preview && { drafts: true, versions: preview.versions }),
    locales: LOCALE_CODES.map((code) => ({
      code,
      language: LOCALES[code].cmsLanguage,
      fallback: code === DEFAULT_LOCALE ? [] : [DEFAULT_LOCALE],
    })),
    types: CONTENT_MODEL,
    interfaces: CONTENT_INTERFACES,
    links: rules.link,
  };
}
