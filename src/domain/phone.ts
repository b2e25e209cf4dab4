import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import type { FieldProblem } from './lead';

/** Why a number is ambiguous, by the key of the message. */
export type PhoneProblem = Extract<FieldProblem, `phone${string}`>;

/** A candidate for an ambiguous number. */
export interface KnownPhone {
  /** E.164. */
  phone: string;
  /** ISO 3166-1 alpha-2; none where the number belongs to no country. */
  country: CountryCode | undefined;
  /** In groups, with the country code. */
  text: string;
}

/** Result of parsing the text of a phone field. */
export type PhoneReading =
  | { state: 'empty' }
  | ({ state: 'number' } & KnownPhone)
  /**
   * Nothing is guessed: `meant` are the candidates that the visitor chooses from, the likeliest
   * first.
   */
  | { state: 'unclear'; problem: PhoneProblem; meant: readonly KnownPhone[] };

/** Value of a decimal digit of any script: each script has its ten in a row. */
function digitOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return String(before % 10);
}

/** Normalises full-width forms, digits of other scripts and invisible characters. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, digitOf)
    .trim()
    .replace(/^tel:/i, '');

/** Digits and the usual separators; U+2212 is a minus, U+30FC is used as a dash in Japan. */
const ONE_NUMBER = /^[\s([]*\+?[\d\s()[\]./\p{Pd}\u2212\u30fc\u00b7]*$/u;
const EXTENSION = /(?:ext|extn|extension|x|#|доб|дод|вн|int|anexo)[\s.:=#]*\d{1,7}\s*$/iu;

const codeOf = (country: string) =>
  isSupportedCountry(country) ? getCountryCallingCode(country) : undefined;

/** Parses digits alone: the library's parser would extract a number from any text. */
function parse(digits: string, country?: string): PhoneNumber | undefined {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const number = parsePhoneNumberFromString(digits, { defaultCountry, extract: false });
  return number?.isValid() ? number : undefined;
}

const known = (number: PhoneNumber): KnownPhone => ({
  phone: number.number,
  country: number.country,
  text: number.formatInternational(),
});

const understood = (number: PhoneNumber): PhoneReading => ({ state: 'number', ...known(number) });

const unclear = (problem: PhoneProblem, ...numbers: readonly PhoneNumber[]): PhoneReading => ({
  state: 'unclear',
  problem,
  meant: numbers.map(known),
});

function faultOf(digits: string, country?: string): PhoneProblem {
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined;
  const fault = validatePhoneNumberLength(digits, { defaultCountry });
  if (fault === 'TOO_SHORT' || fault === 'NOT_A_NUMBER') return 'phoneShort';
  return fault === 'TOO_LONG' ? 'phoneLong' : 'phoneInvalid';
}

/**
 * A trunk zero in brackets behind the country code, which is not dialled from abroad except in
 * Italy.
 */
const BRACKETED_ZERO = /^(\D*\d{1,3}\D*)\(\s*0\s*\)/;

function readInternational(line: string, country: string): PhoneReading {
  const digits = line.replace(/\D/g, '');
  const dialled = parse(`+${line.replace(BRACKETED_ZERO, '$1').replace(/\D/g, '')}`);
  const number = parse(`+${digits}`) ?? dialled;
  if (!number) return unclear(faultOf(`+${digits}`));
  if (dialled && dialled.number !== number.number) return unclear('phoneUnclear', dialled);
  const chosen = codeOf(country);
  const isOther = number.country && chosen && number.countryCallingCode !== chosen;
  return isOther ? unclear('phoneOther', number) : understood(number);
}

/**
 * Eleven digits behind an 8, the trunk prefix of the Soviet numbering plan: Russia and Kazakhstan
 * dial it still, in Ukraine it stood before the zero.
 */
const behindEight = (digits: string) =>
  /^8\d{10}$/.test(digits) ? (parse(`+3${digits}`) ?? parse(`+7${digits.slice(1)}`)) : undefined;

function readNational(digits: string, country: string): PhoneReading {
  const own = codeOf(country);
  const national = own ? parse(digits, country) : undefined;
  const abroad = parse(`+${digits}`);
  if (national && national.nationalNumber === digits && own && own.length > 1) {
    // Begins with the country's own code and is whole all the same: it may lack digits.
    if (digits.startsWith(own)) return unclear('phoneUnclear', abroad ?? national);
  }
  if (national) {
    return abroad && abroad.number !== national.number
      ? unclear('phoneUnclear', national, abroad)
      : understood(national);
  }
  const meant = abroad ?? behindEight(digits);
  if (!meant) return unclear(own ? faultOf(digits, country) : 'phoneCountry');
  return meant.countryCallingCode === own ? understood(meant) : unclear('phoneUnclear', meant);
}

/**
 * Parses the text of a phone field. A number is either certain or the visitor is asked; it is never
 * silently changed into another one.
 *
 * - With a plus or `00` it is international, whatever country is chosen.
 * - Without, it is dialled as in the chosen country, or brings that country's code.
 * - Where it could be a number of another country, or lack digits, it is asked about.
 *
 * @param text - as it was typed, pasted or filled in by the browser
 * @param country - ISO 3166-1 alpha-2 of the chosen country; the empty text for none
 * @example readPhone('380501234567', 'UA') // => { state: 'number', phone: '+380501234567', … }
 * @example readPhone('79161234567', 'UA') // => { state: 'unclear', problem: 'phoneUnclear', meant: … }
 */
export function readPhone(text: string, country: string): PhoneReading {
  const line = plain(text);
  if (!ONE_NUMBER.test(line)) {
    return unclear(/\d/.test(line) && EXTENSION.test(line) ? 'phoneExtension' : 'phoneText');
  }
  const digits = line.replace(/\D/g, '');
  if (digits === '') return { state: 'empty' };
  if (line.includes('+')) return readInternational(line, country);
  if (digits.startsWith('00')) {
    const reading = readInternational(line.replace(/0\D*0/, ''), country);
    // Some countries dial more zeros before a number abroad.
    const local =
      reading.state === 'unclear' && reading.meant.length === 0
        ? parse(digits, country)
        : undefined;
    return local ? understood(local) : reading;
  }
  return readNational(digits, country);
}

/**
 * The country a phone field shows while a text is typed: the one an international number begins
 * with, else the chosen one.
 *
 * @param chosen - ISO 3166-1 alpha-2; the empty text for none
 */
export function followCountry(text: string, chosen: string): string {
  const line = plain(text);
  const [, start] = /^[\s([]*(\+|00)/.exec(line) ?? [];
  if (!start) return chosen;
  const digits = line.replace(/\D/g, '').slice(start === '+' ? 0 : 2);
  const number = parsePhoneNumberFromString(`+${digits}`, { extract: false });
  if (!number) return chosen;
  return number.country ?? (number.countryCallingCode === codeOf(chosen) ? chosen : '');
}
