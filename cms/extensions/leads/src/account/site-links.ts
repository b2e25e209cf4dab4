import { accountPages, locales } from '../../../../../contract/site.json';
import type { SiteLocale } from '../contract';

/** An account page that mails link to (design 3.4). */
export type AccountPage = keyof typeof accountPages;

/** URL of an account page in a locale. */
export const pageAddress = (site: string, page: AccountPage, locale: SiteLocale): string =>
  `${site}${locales[locale].prefix}${accountPages[page]}`;

/**
 * The URL with a token in its fragment, which is never sent to a server and so reaches no log and
 * no `Referer`.
 *
 * @param purpose Purpose of the token, for a page that accepts two kinds.
 */
export const withToken = (address: string, token: string, purpose: 'token' | 'confirm' = 'token') =>
  `${address}#${purpose}=${encodeURIComponent(token)}`;

/** The account page and locale of a URL; undefined for other URLs. */
export function readPageAddress(
  address: string,
): { page: AccountPage; locale: SiteLocale; origin: string } | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname, origin } = new URL(address);
  for (const locale of Object.keys(locales) as SiteLocale[]) {
    for (const page of Object.keys(accountPages) as AccountPage[]) {
      if (pathname === pageAddress('', page, locale)) return { page, locale, origin };
    }
  }
  return undefined;
}
