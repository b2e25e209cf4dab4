import { loadStrings } from '../../i18n/lazy-strings';
import type { Locale } from '../../i18n/locales';
import type { LoadedForm } from './lead-request';

/**
 * Imports the form and loads its strings; called on intent.
 *
 * @throws Error if one of them fails to load
 */
export async function loadForm(locale: Locale): Promise<LoadedForm> {
  const [{ RequestForm }, t] = await Promise.all([
    import(/* webpackChunkName: "request-form" */ './request-form'),
    loadStrings('forms', locale),
  ]);
  return { RequestForm, t };
}
