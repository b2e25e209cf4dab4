import { loadStrings } from '../../i18n/lazy-strings';
import { localeOfPath } from '../../i18n/paths';
import type { Translate } from '../../i18n/translator';

/** Imports the lightbox and loads its strings. */
export async function loadLightbox(): Promise<Translate<'lightbox'>> {
  const [t] = await Promise.all([
    loadStrings('lightbox', localeOfPath(window.location.pathname)),
    import(/* webpackChunkName: "lightbox-view" */ './lightbox-view'),
  ]);
  return t;
}
