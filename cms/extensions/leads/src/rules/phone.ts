// The same metadata as the site's forms use, so that both accept the same numbers.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { patterns } from '../../../../../contract/site.json';

const E164 = new RegExp(patterns.e164);

/**
 * Whether a text is a valid E.164 number of its country's numbering plan (contract/leads); a trunk
 * prefix after the country code is invalid.
 *
 * @example isPhone('+380501234567') // => true
 * @example isPhone('+3800501234567') // => false
 */
export function isPhone(text: string): boolean {
  if (!E164.test(text)) return false;
  const number = parsePhoneNumberFromString(text, { extract: false });
  return number?.isValid() === true && number.number === text;
}
