import { isLocale, LOCALES, nameOf } from './locales';
import { useLocale } from './use-locale';

/**
 * Label with the language of a text in a list; nothing if it is the page's.
 *
 * @param contentLocale - locale whose text it is
 */
export function OriginalLanguage({ contentLocale }: { contentLocale: string }) {
  const { locale } = useLocale();
  if (!isLocale(contentLocale) || contentLocale === locale) return null;
  const { language } = LOCALES[contentLocale];
  return <span lang={language}>{` · ${nameOf(contentLocale)}`}</span>;
}
