import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { PhoneField } from '../lead-form/phone-field';
import { changeProfile } from './account-calls';
import { AccountInput, FormFrame } from './account-form';
import * as styles from './account.module.css';
import type { Profile } from './account-store';
import { useAccountForm } from './use-account-form';

/** What is filled into the forms of the site for whoever is signed in. */
export function DetailsForm({ user }: { user: Profile }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [phone, setPhone] = useState(user.phone ?? '');
  // The package writes into it without asking whether there is one.
  const phoneInput = useRef<HTMLInputElement>(null);
  const [isSaved, setSaved] = useState(false);
  const form = useAccountForm({
    extra: { phone },
    send: async ({ name, alternative_contact }) => {
      setSaved(false);
      await changeProfile({ name, phone, alternative_contact });
      setSaved(true);
    },
  });
  const problem = form.problems.phone;
  return (
    <FormFrame form={form} label={t('account:details.title')} action={t('account:details.save')}>
      <AccountInput form={form} field="name" autoComplete="name" defaultValue={user.name} />
      <div className={styles.pair}>
        <PhoneField
          ref={phoneInput}
          id="account-phone"
          name="phone"
          label={t('account:field.phone')}
          error={problem && t(`account:problem.${problem}`)}
          value={phone}
          locale={locale}
          searchLabel={t('account:phone.search')}
          notFound={t('account:phone.notFound')}
          onChange={setPhone}
          onBlur={() => undefined}
        />
        <AccountInput
          form={form}
          field="alternative_contact"
          autoComplete="off"
          defaultValue={user.alternative_contact ?? ''}
          hint={t('account:hint.contact')}
          isRequired={false}
        />
      </div>
      {isSaved && <p role="status">{t('account:details.saved')}</p>}
    </FormFrame>
  );
}
