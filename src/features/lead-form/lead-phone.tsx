import { useController, type Control } from 'react-hook-form';
import type { LeadValues } from '../../domain/lead';
import type { Locale } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';
import { PhoneField } from './phone-field';

interface LeadPhoneProps {
  id: string;
  control: Control<LeadValues>;
  t: Translate<'forms'>;
  locale: Locale;
  error: string | undefined;
}

/** The phone of a request form: its text and its country are two values of the form. */
export function LeadPhone({ id, control, t, locale, error }: LeadPhoneProps) {
  const {
    field: { ref, ...phone },
  } = useController({ control, name: 'phone' });
  const {
    field: { value: country, onChange: setCountry },
  } = useController({ control, name: 'phone_country' });
  return (
    <PhoneField
      ref={ref}
      id={id}
      name={phone.name}
      label={t('forms:field.phone')}
      error={error}
      isRequired
      locale={locale}
      value={{ text: phone.value, country }}
      texts={{
        country: t('forms:phone.country'),
        noCountry: t('forms:phone.noCountry'),
        search: t('forms:phone.search'),
        notFound: t('forms:phone.notFound'),
        how: t('forms:phone.how'),
        meant: t('forms:phone.meant'),
      }}
      onBlur={phone.onBlur}
      onChange={(value) => {
        // First, so that the text is checked with it.
        setCountry(value.country);
        phone.onChange(value.text);
      }}
    />
  );
}
