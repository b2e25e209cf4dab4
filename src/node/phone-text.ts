import { parsePhoneNumberFromString } from 'libphonenumber-js';

const NO_BREAK_SPACE = '\u00a0';

/**
 * A phone number as people read it, in groups that stay in one line.
 *
 * @param phone - with its country code; what is no number stays as it is
 * @example phoneText('+380445550142') // => '+380 44 555 0142'
 */
export function phoneText(phone: string): string {
  const text = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  return text.replaceAll(' ', NO_BREAK_SPACE);
}
