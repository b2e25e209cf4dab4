import { Link } from 'gatsby';
import { ROUTES } from '../../config/routes';
import type { LeadKind } from '../../domain/lead';
import { useSiteSettings } from '../../hooks/use-site-settings';
import type { Locale } from '../../i18n/locales';
import { localizePath } from '../../i18n/paths';
import type { Translate } from '../../i18n/translator';
import { Button } from '../../ui/button/button';
import { lacksCatalogue } from './kind-text';
import * as styles from './lead-form.module.css';
import type { SendStatus } from './use-send-lead';

interface SendBarProps {
  kind: LeadKind;
  hasCatalogue: boolean | undefined;
  t: Translate<'forms'>;
  locale: Locale;
  status: SendStatus;
  /** Whether an attempt has failed. */
  isAgain: boolean;
  hasOtherWays: boolean | undefined;
}

/**
 * The submit button with the consent it implies, the upload's progress, and the other ways of
 * contact.
 */
export function SendBar({
  kind,
  hasCatalogue,
  t,
  locale,
  status,
  isAgain,
  hasOtherWays,
}: SendBarProps) {
  const send = lacksCatalogue(kind, hasCatalogue)
    ? t('forms:materials.send')
    : t(`forms:send.${kind}`);
  const isSending = status.name === 'sending';
  return (
    <>
      <div className={styles.send}>
        {/* Not `disabled`: that would take the focus away. */}
        <Button type="submit" aria-disabled={isSending}>
          {isAgain ? t('forms:again') : send}
        </Button>
        <p className={styles.consent}>
          {t('forms:consent.before')}{' '}
          <Link to={localizePath(ROUTES.privacy, locale)}>{t('forms:consent.policy')}</Link>
          {t('forms:consent.after')}
        </p>
      </div>
      <div role="status">
        {isSending && (
          <>
            {t('forms:sending')}
            <progress className={styles.progress} value={status.progress} aria-hidden="true" />
          </>
        )}
      </div>
      {hasOtherWays && <OtherWays t={t} locale={locale} />}
    </>
  );
}

function OtherWays({ t, locale }: { t: Translate<'forms'>; locale: Locale }) {
  const settings = useSiteSettings(locale);
  const ways = [
    { name: settings?.phoneText, href: settings?.phone && `tel:${settings.phone}` },
    { name: 'WhatsApp', href: settings?.whatsapp },
    { name: 'Telegram', href: settings?.telegram },
  ].filter(({ href }) => href);
  if (ways.length === 0) return null;
  return (
    <p className={styles.ways}>
      {t('forms:otherWays')}
      {ways.map(({ name, href }) => (
        <a key={name} href={href ?? undefined} rel="noopener noreferrer">
          {name}
        </a>
      ))}
    </p>
  );
}
