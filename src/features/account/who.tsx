import { useTranslation } from 'react-i18next';
import type { Profile } from './account-store';

/** Who is signed in. Whoever was invited has told no name yet, and is asked for it. */
export function Who({ user: { name, email } }: { user: Pick<Profile, 'name' | 'email'> }) {
  const { t } = useTranslation();
  return <p>{name ? t('account:who', { name, email }) : t('account:nameless', { email })}</p>;
}
