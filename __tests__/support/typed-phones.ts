import {
  getExampleNumber,
  type CountryCode,
  type Examples,
  type PhoneNumber,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/examples.mobile.json';

/** Where visitors come from. */
export const HOME_COUNTRIES = [
  ...['UA', 'RU', 'KZ', 'BY', 'MD', 'GE', 'AM', 'AZ', 'UZ', 'LT', 'LV', 'EE', 'PL', 'CZ'],
  ...['DE', 'AT', 'CH', 'FR', 'ES', 'PT', 'IT', 'NL', 'BE', 'GB', 'IE', 'SE', 'NO', 'DK'],
  ...['FI', 'GR', 'TR', 'IL', 'AE', 'SA', 'EG', 'IN', 'ID', 'SG', 'TH', 'VN', 'CN', 'HK'],
  ...['JP', 'KR', 'AU', 'NZ', 'US', 'CA', 'BR', 'AR', 'MX', 'ZA'],
] as const satisfies readonly CountryCode[];

/** A mobile number of a country, from the package's own examples. */
export const exampleOf = (country: CountryCode): PhoneNumber | undefined =>
  getExampleNumber(country, examples as unknown as Examples);

const FULL_WIDTH = 0xff00 - 0x20;
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + FULL_WIDTH));

/** Ways that people of a country write one number down. */
export function waysToType(number: PhoneNumber): Readonly<Record<string, string>> {
  const abroad = number.formatInternational();
  const home = number.formatNational();
  const { countryCallingCode: code, nationalNumber } = number;
  return {
    'with a plus': number.number,
    'in groups': abroad,
    'in brackets': abroad.replace(/^\S+/, '($&)'),
    'with dots': abroad.replace(/[\s-]/g, '.'),
    'with dashes': abroad.replace(/[\s-]/g, '-'),
    'with another dash': abroad.replace(/[\s-]/g, '\u2013'),
    'with no-break spaces': abroad.replace(/\s/g, '\u00a0'),
    'in full width': fullWidth(abroad),
    'between direction marks': `\u202a${abroad}\u202c\u200f`,
    'with 00': `00${number.number.slice(1)}`,
    'with 00 in groups': `00 ${abroad.slice(1)}`,
    'without the plus': number.number.slice(1),
    'without the plus, in groups': abroad.slice(1),
    'as at home': home,
    'as at home, digits alone': home.replace(/\D/g, ''),
    'without the trunk prefix': nationalNumber,
    'with the code before the number as at home': `+${code} ${home}`,
    'with a zero in brackets': `+${code} (0) ${nationalNumber}`,
    'with spaces around': `  ${home} `,
  };
}
