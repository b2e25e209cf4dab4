import { useState } from 'react';
import { ACCOUNT_FIELD_LIMITS } from '../../domain/account';
import { followCountry, readPhone } from '../../domain/phone';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { startCountry } from '../lead-form/countries';
import { PhoneField } from '../lead-form/phone-field';
import { changeProfile } from './account-calls';
import { AccountInput, FormFrame } from './account-form';
import * as styles from './account.module.css';
import type { Profile } from './account-store';
import { useAccountForm } from './use-account-form';

/** Placeholder of an unparsable number, which validation always refuses. */
const NO_NUMBER = '?';

function phoneOf(text: string, country: string): string {
  const reading = readPhone(text, country);
  if (reading.state === 'number') return reading.phone;
  return reading.state === 'empty' ? '' : NO_NUMBER;
}

/** The contact details that prefill the site's forms. */
export function DetailsForm({ user }: { user: Profile }) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [typed, setTyped] = useState(() => {
    const text = user.phone ?? '';
    return { text, country: followCountry(text, startCountry(locale, navigator.languages)) };
  });
  const phone = phoneOf(typed.text, typed.country);
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
          id="account-phone"
          name="phone"
          label={t('account:field.phone')}
          error={
            problem &&
            t(`account:problem.${problem}`, { least: ACCOUNT_FIELD_LIMITS.passwordMinLength })
          }
          value={typed}
          locale={locale}
          texts={{
            country: t('account:phone.country'),
            noCountry: t('account:phone.noCountry'),
            search: t('account:phone.search'),
            notFound: t('account:phone.notFound'),
            how: t('account:phone.how'),
            meant: t('account:phone.meant'),
          }}
          onChange={setTyped}
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
