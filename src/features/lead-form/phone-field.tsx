import { forwardRef, useState, type FormEvent } from 'react';
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

/**
 * A number pasted or typed with its own country code behind the one that stands there takes its
 * place: the input would take all of it for one number.
 */
function keepLastNumber({ target }: FormEvent) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'tel') return;
  const plus = target.value.lastIndexOf('+');
  if (plus > 0) target.value = target.value.slice(plus);
}

/** A phone number with its country, which follows the number that is typed. */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { label, hint, error, id, name, value, locale, onChange, onBlur, searchLabel, notFound },
  ref,
) {
  const { language } = LOCALES[locale];
  // The one the input starts with stays: given another, it would forget what has been typed.
  const [start] = useState(() => startCountry(locale, navigator.languages));
  const [country, setCountry] = useState(start);
  const follow = (data: object) => {
    if ('countryCode' in data && typeof data.countryCode === 'string' && data.countryCode) {
      setCountry(data.countryCode);
    }
  };
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <div
          className={styles.phone}
          data-invalid={control['aria-invalid']}
          onInput={keepLastNumber}
        >
          <PhoneInput
            country={start}
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
              follow(data);
              onChange(digits ? `+${digits}` : '');
            }}
            onMount={(_, data) => follow(data)}
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
