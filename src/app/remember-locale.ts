import { localeOfPath } from '../i18n/paths';
import { localeOfAddress, storePreference } from '../i18n/preference';

interface Address {
  pathname: string;
  search: string;
}

/**
 * Stores the locale of the page shown. On load only if the URL names a locale, the bare root
 * included; after an in-app navigation always, since the visitor chose it.
 *
 * @param isLoad - whether the page was loaded, as opposed to reached by an in-app link or back
 */
export function rememberLocale(address: Address, isLoad: boolean): void {
  const locale = isLoad ? localeOfAddress(address) : localeOfPath(address.pathname);
  if (locale) storePreference(locale);
}
