// The site's forms read numbers by the same metadata: what they understand is taken here.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { patterns } from '../../../../../contract/site.json';

const E164 = new RegExp(patterns.e164);

/**
 * Whether a text is a phone number in E.164 as its country gives it out (contract/leads). A trunk
 * prefix behind the country code is not part of one.
 *
 * @example isPhone('+380501234567') // => true
 * @example isPhone('+3800501234567') // => false
 */
export function isPhone(text: string): boolean {
  if (!E164.test(text)) return false;
  const number = parsePhoneNumberFromString(text, { extract: false });
  return number?.isValid() === true && number.number === text;
}
