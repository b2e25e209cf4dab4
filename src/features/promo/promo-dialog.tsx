import { Link } from 'gatsby';
import { isSitePath, localizePath } from '../../i18n/paths';
import { buttonClass } from '../../ui/button/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Picture } from '../../ui/picture/picture';
import { pushEvent } from '../../utils/data-layer';
import type { ModalProps } from '../modal/modal-host';
import { dismiss, suppressPromo } from './dismissals';
import type { PromoData } from './promo-content';

/** The editors' popup. */
export function PromoDialog({ locale, data, onClose }: ModalProps) {
  const { title, text, action, image, lang, closeLabel } = data as PromoData;
  const onDismiss = () => {
    dismiss();
    pushEvent('promo_close', { promo_title: title });
    onClose();
  };
  const onFollow = () => {
    suppressPromo();
    pushEvent('promo_click', { promo_title: title });
  };
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      onClose={onDismiss}
      lang={lang}
      picture={image && <Picture image={image.data} alt={image.alt} loading="eager" />}
    >
      <p>{text}</p>
      {action && (
        <p>
          {isSitePath(action.to) ? (
            <Link to={localizePath(action.to, locale)} className={buttonClass()} onClick={onFollow}>
              {action.label}
            </Link>
          ) : (
            <a href={action.to} className={buttonClass()} onClick={onFollow}>
              {action.label}
            </a>
          )}
        </p>
      )}
    </Dialog>
  );
}
