import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min';
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import type { Language } from '../../i18n/locales';
import { countriesIn, countryName, findCountries, type Country } from './countries';
import * as styles from './phone-field.module.css';

export interface CountryTexts {
  /** Name of the choice. */
  country: string;
  /** Where none is chosen. */
  noCountry: string;
  /** Name of the field that searches. */
  search: string;
  notFound: string;
}

interface CountrySelectProps {
  /** ISO 3166-1 alpha-2; the empty text for none. */
  value: string;
  language: Language;
  texts: CountryTexts;
  isInvalid: boolean;
  onChange(code: string): void;
}

/** The country of a number, with its calling code: a button that opens a list with a search. */
export function CountrySelect({ value, language, texts, isInvalid, onChange }: CountrySelectProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const country = isSupportedCountry(value) ? value : undefined;
  const callingCode = country && `+${getCountryCallingCode(country)}`;
  const name = country ? `${countryName(country, language)} ${callingCode}` : texts.noCountry;
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <div className={styles.country} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={styles.chosen}
        data-invalid={isInvalid || undefined}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-label={`${texts.country}: ${name}`}
        onClick={() => setOpen(!isOpen)}
      >
        <span className={styles.letters}>{country}</span> {callingCode ?? '+…'}
      </button>
      {isOpen && (
        <CountryList
          value={value}
          language={language}
          texts={texts}
          onClose={close}
          onChoose={(code) => {
            onChange(code);
            close();
          }}
        />
      )}
    </div>
  );
}

interface CountryListProps extends Pick<CountrySelectProps, 'value' | 'language' | 'texts'> {
  onChoose(code: string): void;
  onClose(): void;
}

/**
 * A combobox with a listbox (ARIA): the search keeps the focus, the arrows move through the
 * results.
 */
function CountryList({ value, language, texts, onChoose, onClose }: CountryListProps) {
  const id = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [query, setQuery] = useState('');
  const found = findCountries(countriesIn(language), query);
  const [active, setActive] = useState(() => found.findIndex(({ code }) => code === value));
  const optionId = ({ code }: Country) => `${id}-${code}`;
  const current = found[active];

  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    // Not `scrollIntoView`: it would move the page too.
    const box = list.current;
    const option = active >= 0 ? box?.children[active] : undefined;
    if (!box || !(option instanceof HTMLElement)) return;
    const top = option.offsetTop - box.offsetTop;
    const isAbove = top < box.scrollTop;
    const isBelow = top + option.offsetHeight > box.scrollTop + box.clientHeight;
    if (isAbove || isBelow) box.scrollTop = top - (box.clientHeight - option.offsetHeight) / 2;
  }, [active, query]);

  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => setActive(Math.min(active + 1, found.length - 1)),
      ArrowUp: () => setActive(Math.max(active - 1, 0)),
      PageDown: () => setActive(Math.min(active + 5, found.length - 1)),
      PageUp: () => setActive(Math.max(active - 5, 0)),
      Enter: () => current && onChoose(current.code),
      Escape: onClose,
    };
    const act = keys[event.key];
    if (!act || event.nativeEvent.isComposing) return;
    event.preventDefault();
    act();
  };

  return (
    <div className={styles.panel}>
      <input
        ref={search}
        className={styles.search}
        type="text"
        role="combobox"
        aria-label={texts.search}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={id}
        aria-activedescendant={current && optionId(current)}
        placeholder={texts.search}
        autoComplete="off"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <ul ref={list} id={id} className={styles.list} role="listbox" aria-label={texts.country}>
        {found.map((option, index) => (
          // Key events are handled by the search, which keeps the focus.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={option.code}
            id={optionId(option)}
            className={styles.option}
            role="option"
            aria-selected={option.code === value}
            data-active={index === active || undefined}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.code)}
          >
            <span className={styles.letters} aria-hidden="true">
              {option.code}
            </span>
            <span>{option.name}</span>
            <span className={styles.code}>{option.callingCode}</span>
          </li>
        ))}
      </ul>
      <p className={styles.none} role="status">
        {found.length === 0 && texts.notFound}
      </p>
    </div>
  );
}
