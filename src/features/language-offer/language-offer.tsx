import { createPortal } from 'react-dom';
import { LOCALES } from '../../i18n/locales';
import { localizePath, splitLocale } from '../../i18n/paths';
import { storePreference } from '../../i18n/preference';
import { followLocaleLink } from '../../i18n/switch-locale';
import { Button } from '../../ui/button/button';
import type { ModalProps } from '../modal/modal-host';
import * as styles from './language-offer.module.css';
import type { LanguageOfferData } from './offer-language';

/** A non-modal line that offers the page in another language, in that language. */
export function LanguageOffer({ locale, data, onClose }: ModalProps) {
  const { offered, place, t } = data as LanguageOfferData;
  const { path } = splitLocale(window.location.pathname);
  return createPortal(
    <aside className={styles.line} lang={LOCALES[offered].language} aria-label={t('offer:label')}>
      <p className={styles.text}>{t('offer:text')}</p>
      <a
        className={styles.accept}
        href={localizePath(path, offered)}
        hrefLang={LOCALES[offered].language}
        onClick={(event) => followLocaleLink(event, offered, path, 'offer')}
      >
        {t('offer:accept')}
      </a>
      <Button
        look="quiet"
        className={styles.decline}
        onClick={() => {
          storePreference(locale);
          onClose();
        }}
      >
        {t('offer:decline')}
      </Button>
    </aside>,
    place,
  );
}
