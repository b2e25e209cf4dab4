/** Characters that steer the direction of the text around them, or that nobody sees. */
const STEERING = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;
const CONTROL_OR_BREAK = /[\p{Cc}\u2028\u2029]/u;
const IN_NO_NAME = /[/@<>=\\]|www\./iu;

/** A text as it is sent: composed characters, no spaces around it. */
export const tidy = (text: string) => text.normalize('NFC').trim();

/** Whether a text stays on one line and shows all it has (contract/leads/README.md). */
export const isPlainLine = (text: string) => !CONTROL_OR_BREAK.test(text) && !STEERING.test(text);

/** Whether a text may be a person's name: a letter of any script, nothing of an address or a formula. */
export const isName = (text: string) =>
  isPlainLine(text) && /\p{L}/u.test(text) && !IN_NO_NAME.test(text) && !/^[+-]/.test(text);
