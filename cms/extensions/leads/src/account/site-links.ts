import { accountPages, locales } from '../../../../../contract/site.json';
import type { SiteLocale } from '../contract';

/** A page of the site that mails lead to (design 3.4). */
export type AccountPage = keyof typeof accountPages;

/** Address of an account page in a locale. */
export const pageAddress = (site: string, page: AccountPage, locale: SiteLocale): string =>
  `${site}${locales[locale].prefix}${accountPages[page]}`;

/**
 * The address with a token behind the hash: what stands there reaches no server, no log and no
 * other site.
 *
 * @param purpose What the token is for, where the page serves two.
 */
export const withToken = (address: string, token: string, purpose: 'token' | 'confirm' = 'token') =>
  `${address}#${purpose}=${encodeURIComponent(token)}`;

/** Which account page of the site an address is, and in which locale; undefined for others. */
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
