import { forwardRef, useState } from 'react';
import PhoneInputModule, { type PhoneInputProps } from 'react-phone-input-2';
import { LOCALES, type Locale } from '../../i18n/locales';
import { Field, type FieldTexts } from '../../ui/field/field';
import { countryNames, startCountry } from './countries';
import * as styles from './phone-field.module.css';

// The package is CommonJS: bundlers disagree about what its default is.
const PhoneInput =
  (PhoneInputModule as unknown as { default?: React.FC<PhoneInputProps> }).default ??
  PhoneInputModule;

interface PhoneFieldProps extends FieldTexts {
  id: string;
  name: string;
  /** E.164; the empty text where nothing is typed. */
  value: string;
  locale: Locale;
  onChange(value: string): void;
  onBlur(): void;
  /** Name of the field that searches the countries. */
  searchLabel: string;
  notFound: string;
}

/** A phone number with its country, which follows the number that is typed. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { label, hint, error, id, name, value, locale, onChange, onBlur, searchLabel, notFound },
  ref,
) {
  const { language } = LOCALES[locale];
  const [country, setCountry] = useState(() => startCountry(locale, navigator.languages));
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div className={styles.phone} data-invalid={control['aria-invalid']}>
          <PhoneInput
            country={country}
            value={value.replace('+', '')}
            localization={countryNames(language)}
            specialLabel=""
            enableSearch
            disableSearchIcon
            searchPlaceholder={searchLabel}
            searchNotFound={notFound}
            preferredCountries={['ua']}
            inputProps={{ ...control, ref, name, autoComplete: 'tel', inputMode: 'tel' }}
            onChange={(digits, data) => {
              if ('countryCode' in data && data.countryCode) setCountry(data.countryCode);
              onChange(digits ? `+${digits}` : '');
            }}
            onBlur={onBlur}
          />
          <span className={styles.code} aria-hidden="true">
            {country.toUpperCase()}
          </span>
        </div>
      )}
    </Field>
  );
});
