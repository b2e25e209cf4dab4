import { isLocale, LOCALES, nameOf } from './locales';
import { useLocale } from './use-locale';

/**
 * Says in a list which language a text is in where it is not the page's; nothing where it is.
 *
 * @param contentLocale - locale whose text it is
 */
export function OriginalLanguage({ contentLocale }: { contentLocale: string }) {
  const { locale } = useLocale();
  if (!isLocale(contentLocale) || contentLocale === locale) return null;
  const { language } = LOCALES[contentLocale];
  return <span lang={language}>{` · ${nameOf(contentLocale)}`}</span>;
}
