import { loadStrings } from '../../i18n/lazy-strings';
import type { Locale } from '../../i18n/locales';
import type { LoadedForm } from './lead-request';

/**
 * Loads the form and its words; called on intent.
 *
 * @throws Error where one of them does not load
 */
export async function loadForm(locale: Locale): Promise<LoadedForm> {
  const [{ RequestForm }, t] = await Promise.all([
    import('./request-form'),
    loadStrings('forms', locale),
  ]);
  return { RequestForm, t };
}
