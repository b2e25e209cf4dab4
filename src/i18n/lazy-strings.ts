import { logError } from '../utils/log';
import { LOCALES, type Locale } from './locales';
import type { MessageTree } from './messages';
import { createTranslator, type Translate } from './translator';

/** Namespaces that are loaded with the lazy component that uses them, not with the page. */
export type LazyNamespace =
  'calculator' | 'consent' | 'dialog' | 'forms' | 'lightbox' | 'offer' | 'short-list';

const loaded = new Map<string, Promise<unknown>>();

async function load<N extends LazyNamespace>(namespace: N, locale: Locale): Promise<Translate<N>> {
  const { language } = LOCALES[locale];
  try {
    const strings = (await import(
      /* webpackInclude: /(?:calculator|consent|dialog|forms|lightbox|offer|short-list)\.json$/ */
      `../../locales/${locale}/${namespace}.json`
    )) as { default: MessageTree };
    const messages = { [namespace]: strings.default } as Record<N, MessageTree>;
    return createTranslator<N>(language, messages).t;
  } catch (error) {
    logError(`The strings “${namespace}” of “${language}” did not load`, error);
    throw error;
  }
}

/**
 * Loads the strings of a lazy namespace. A failure is logged and not cached; the page stays
 * (specification, section 8).
 *
 * @returns the translating function
 * @throws Error if they fail to load
 */
export function loadStrings<N extends LazyNamespace>(
  namespace: N,
  locale: Locale,
): Promise<Translate<N>> {
  const key = `${locale}/${namespace}`;
  const known = loaded.get(key) as Promise<Translate<N>> | undefined;
  if (known) return known;
  const loading = load(namespace, locale);
  loading.catch(() => loaded.delete(key));
  loaded.set(key, loading);
  return loading;
}
