import type { SiteLocale } from '../contract';

/** Pages of the site that mails lead to (design 3.4). */
export const ACCOUNT_PAGES = {
  login: '/account/login',
  reset: '/account/reset-password',
  invite: '/account/accept-invite',
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;

const PREFIXES: Readonly<Record<SiteLocale, string>> = { en: '', ru: '/ru', ua: '/ua' };

/** Address of an account page in a locale. */
export const pageAddress = (site: string, page: AccountPage, locale: SiteLocale): string =>
  `${site}${PREFIXES[locale]}${ACCOUNT_PAGES[page]}`;

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
  for (const locale of Object.keys(PREFIXES) as SiteLocale[]) {
    for (const page of Object.keys(ACCOUNT_PAGES) as AccountPage[]) {
      if (pathname === pageAddress('', page, locale)) return { page, locale, origin };
    }
  }
  return undefined;
}
