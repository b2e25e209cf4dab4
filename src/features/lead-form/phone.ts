const E164 = /^\+[1-9]\d{6,14}$/;

/**
 * Whether a text is a phone number that its country gives out. The numbering plans are large, so
 * they load when the first number is checked; where they do not, the server has the last word.
 *
 * @param text - E.164
 */
export async function isPhone(text: string): Promise<boolean> {
  if (!E164.test(text)) return false;
  try {
    const { isValidPhoneNumber } = await import('libphonenumber-js/min');
    return isValidPhoneNumber(text);
  } catch {
    return true;
  }
}
