import { ModalHost, type LoadModal } from '../features/modal/modal-host';
import { UNASKED_GUARD_MS } from '../domain/chunk-reload';
import { PART_FAILED } from '../features/modal/offer-again';
import { PartFailed } from '../features/modal/part-failed';
import { localeOfPath } from '../i18n/paths';
import { loadPart } from '../utils/load-part';

/** A modal that opens by itself, not on a click. */
const unasked = (load: LoadModal) => () => loadPart(load, UNASKED_GUARD_MS);

/** The site's dialogs by the name they are opened with. */
const MODALS: Readonly<Record<string, LoadModal>> = {
  promo: unasked(
    async () =>
      (await import(/* webpackChunkName: "promo-card" */ '../features/promo/promo-card')).PromoCard,
  ),
  languageOffer: unasked(
    async () =>
      (
        await import(
          /* webpackChunkName: "language-offer" */ '../features/language-offer/language-offer'
        )
      ).LanguageOffer,
  ),
  request: async () =>
    (await import(/* webpackChunkName: "request-dialog" */ '../features/lead-form/request-dialog'))
      .RequestDialog,
  lightbox: async () =>
    (await import(/* webpackChunkName: "lightbox-view" */ '../features/lightbox/lightbox-view'))
      .LightboxView,
  [PART_FAILED]: () => Promise.resolve(PartFailed),
};

/** The modals that may open over any page. */
export function Modals({ pathname }: { pathname: string }) {
  return <ModalHost loaders={MODALS} locale={localeOfPath(pathname)} />;
}
