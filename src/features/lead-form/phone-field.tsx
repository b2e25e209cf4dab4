import { forwardRef, useState } from 'react';
import { followCountry, readPhone, type KnownPhone } from '../../domain/phone';
import { LOCALES, type Language, type Locale } from '../../i18n/locales';
import { Field, type FieldTexts } from '../../ui/field/field';
import { countryName } from './countries';
import { CountrySelect, type CountryTexts } from './country-select';
import * as styles from './phone-field.module.css';

/** What stands in a phone field. */
export interface TypedPhone {
  /** As it was typed: nothing is formatted or cut. */
  text: string;
  /** ISO 3166-1 alpha-2; the empty text for none. */
  country: string;
}

export interface PhoneTexts extends CountryTexts {
  /** How to type a number. */
  how: string;
  /** Introduces the candidates of an ambiguous text. */
  meant: string;
}

interface PhoneFieldProps extends Omit<FieldTexts, 'hint'> {
  id: string;
  name: string;
  value: TypedPhone;
  locale: Locale;
  texts: PhoneTexts;
  onChange(value: TypedPhone): void;
  onBlur(): void;
}

const inWords = ({ text, country }: KnownPhone, language: Language) =>
  country ? `${text}, ${countryName(country, language)}` : text;

/**
 * A phone number with its country. The text stays as it is typed; the parsed number stands below
 * it, and for an ambiguous text the candidates are offered.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>(function PhoneField(
  { id, name, value, locale, texts, error, onChange, onBlur, ...field },
  ref,
) {
  const { language } = LOCALES[locale];
  // Not while typing: each further digit may make it another number.
  const [isTyping, setTyping] = useState(false);
  const reading = readPhone(value.text, value.country);
  const meant = reading.state === 'unclear' && (error || !isTyping) ? reading.meant : [];
  const understood = reading.state === 'number' && inWords(reading, language);
  const hint = (
    <span className={styles.reading} role="status">
      {meant.length > 0 ? texts.meant : understood || texts.how}
      {meant.map((number) => (
        <button
          key={number.phone}
          type="button"
          className={styles.meant}
          onClick={() => onChange({ text: number.text, country: number.country ?? '' })}
        >
          {inWords(number, language)}
        </button>
      ))}
    </span>
  );
  return (
    <Field {...field} id={id} hint={hint} error={error}>
      {(control) => (
        <div className={styles.phone}>
          <CountrySelect
            value={value.country}
            language={language}
            texts={texts}
            isInvalid={!!error}
            onChange={(country) => onChange({ ...value, country })}
          />
          <input
            {...control}
            ref={ref}
            className={styles.number}
            type="tel"
            name={name}
            autoComplete="tel"
            inputMode="tel"
            dir="ltr"
            value={value.text}
            onChange={({ target }) => {
              setTyping(true);
              onChange({ text: target.value, country: followCountry(target.value, value.country) });
            }}
            onBlur={() => {
              setTyping(false);
              onBlur();
            }}
          />
        </div>
      )}
    </Field>
  );
});
