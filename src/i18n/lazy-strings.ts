import { createInstance, type TFunction } from 'i18next';
import { logError } from '../utils/log';
import { LOCALES, type Locale } from './locales';

/** Namespaces that come with what shows them, not with the page. */
export type LazyNamespace = 'dialog' | 'forms' | 'lightbox' | 'offer' | 'short-list';

const loaded = new Map<string, Promise<TFunction>>();

async function load(namespace: LazyNamespace, locale: Locale): Promise<TFunction> {
  try {
    const strings = (await import(
      /* webpackInclude: /(?:dialog|forms|lightbox|offer|short-list)\.json$/ */
      `../../locales/${locale}/${namespace}.json`
    )) as { default: Record<string, unknown> };
    const i18n = createInstance();
    await i18n.init({
      lng: LOCALES[locale].language,
      resources: { [LOCALES[locale].language]: { [namespace]: strings.default } },
      ns: namespace,
      interpolation: { escapeValue: false },
    });
    return i18n.t.bind(i18n) as TFunction;
  } catch (error) {
    logError(`The strings “${namespace}” of “${LOCALES[locale].language}” did not load`, error);
    throw error;
  }
}

/**
 * Loads interface strings that a page does not bring. A failure is logged and asked again next time;
 * the page stays (specification, section 8).
 *
 * @returns the translating function
 * @throws Error where they do not load
 */
export function loadStrings(namespace: LazyNamespace, locale: Locale): Promise<TFunction> {
  const key = `${locale}/${namespace}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = load(namespace, locale);
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}
