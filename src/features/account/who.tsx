import { useTranslation } from '../../i18n/translation';
import type { Profile } from './account-store';

/** The name of the signed-in user; an invited user without one is asked for it. */
export function Who({ user: { name, email } }: { user: Pick<Profile, 'name' | 'email'> }) {
  const { t } = useTranslation();
  return <p>{name ? t('account:who', { name, email }) : t('account:nameless', { email })}</p>;
}
