import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES } from '../i18n/locales';
import { CONTENT_MODEL } from '../config/content-model';
import type { BuildEnv } from '../config/env';

/** Options of the source plugin: where the content is, in which locales, of which types. */
export function cmsSource(env: Pick<BuildEnv, 'directusUrl' | 'directusToken'>) {
  return {
    url: env.directusUrl,
    token: env.directusToken,
    locales: LOCALE_CODES.map((code) => ({
      code,
      language: LOCALES[code].cmsLanguage,
      fallback: code === DEFAULT_LOCALE ? [] : [DEFAULT_LOCALE],
    })),
    types: CONTENT_MODEL,
  };
}
