import { localeOfPath } from '../i18n/paths';
import { localeOfAddress, storePreference } from '../i18n/preference';

interface Address {
  pathname: string;
  search: string;
}

/**
 * Keeps the locale of what is being shown. On load only an address that names a locale is kept,
 * the bare root included; whoever moves inside the site has chosen what the address shows.
 *
 * @param isLoad - whether the page was loaded, as opposed to reached by an in-app link or back
 */
export function rememberLocale(address: Address, isLoad: boolean): void {
  const locale = isLoad ? localeOfAddress(address) : localeOfPath(address.pathname);
  if (locale) storePreference(locale);
}
