import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { NO_BREAK_SPACE } from '../utils/spaces';

/**
 * Formats a phone number in groups, with non-breaking spaces.
 *
 * @param phone - with its country code; any other text is returned unchanged
 * @example phoneText('+380445550142') // => '+380 44 555 0142'
 */
export function phoneText(phone: string): string {
  const text = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  return text.replaceAll(' ', NO_BREAK_SPACE);
}
