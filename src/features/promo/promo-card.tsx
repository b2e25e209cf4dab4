import { Link } from 'gatsby';
import { useEffect, useId } from 'react';
import { isSitePath, localizePath } from '../../i18n/paths';
import { buttonClass } from '../../ui/button/button';
import { CloseButton } from '../../ui/close-button/close-button';
import { Picture } from '../../ui/picture/picture';
import { track } from '../../utils/data-layer';
import type { ModalProps } from '../modal/modal-host';
import { dismiss, suppressPromo } from './dismissals';
import type { PromoData } from './promo-content';
import * as styles from './promo-card.module.css';

/** What lies over the page and hears Escape first. */
const OVERLAY = '[role="dialog"]:not([aria-modal="false"]), dialog[open]';

/** The editors' popup: a card at the lower edge that leaves the page as it is. */
export function PromoCard({ locale, data, onClose }: ModalProps) {
  const { title, text, action, image, lang, closeLabel } = data as PromoData;
  const titleId = useId();
  const onDismiss = () => {
    dismiss();
    track('dismiss_promotion', { promotion_name: title });
    onClose();
  };
  const onFollow = () => {
    suppressPromo();
    track('select_promotion', { promotion_name: title });
  };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      if (!document.querySelector(OVERLAY)) onDismiss();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div
      className={styles.card}
      role="dialog"
      aria-modal="false"
      aria-labelledby={titleId}
      lang={lang}
    >
      {image && (
        <div className={styles.picture}>
          <Picture image={image.data} alt={image.alt} sizes="8rem" />
        </div>
      )}
      <div className={styles.text}>
        <p id={titleId} className={styles.title}>
          {title}
        </p>
        <p>{text}</p>
        {action &&
          (isSitePath(action.to) ? (
            <Link to={localizePath(action.to, locale)} className={buttonClass()} onClick={onFollow}>
              {action.label}
            </Link>
          ) : (
            <a href={action.to} className={buttonClass()} onClick={onFollow}>
              {action.label}
            </a>
          ))}
      </div>
      <CloseButton label={closeLabel} onClick={onDismiss} />
    </div>
  );
}
