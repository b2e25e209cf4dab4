import { ModalHost, type LoadModal } from '../features/modal/modal-host';
import { localeOfPath } from '../i18n/paths';

/** The site's dialogs by the name they are opened with. */
const MODALS: Readonly<Record<string, LoadModal>> = {
  promo: async () => (await import('../features/promo/promo-dialog')).PromoDialog,
  languageOffer: async () =>
    (await import('../features/language-offer/language-offer')).LanguageOffer,
  request: async () => (await import('../features/lead-form/request-dialog')).RequestDialog,
  lightbox: async () => (await import('../features/lightbox/lightbox-view')).LightboxView,
};

/** What may open over any page. */
export function Modals({ pathname }: { pathname: string }) {
  return <ModalHost loaders={MODALS} locale={localeOfPath(pathname)} />;
}
