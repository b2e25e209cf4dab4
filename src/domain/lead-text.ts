import { patterns } from '../../contract/site.json';

/** Bidirectional control characters and invisible characters. */
const STEERING = new RegExp(patterns.steering, 'u');
const CONTROL_OR_BREAK = /[\p{Cc}\u2028\u2029]/u;
const IN_NO_NAME = new RegExp(patterns.inNoName, 'u');

/** Normalises a text for sending: NFC, trimmed. */
export const tidy = (text: string) => text.normalize('NFC').trim();

/** Whether a text is a single line without invisible characters (contract/leads/README.md). */
export const isPlainLine = (text: string) => !CONTROL_OR_BREAK.test(text) && !STEERING.test(text);

/** Whether a text may be a person's name: a letter of any script, no part of a URL or a formula. */
export function isName(text: string): boolean {
  // Fullwidth and small forms count as the plain signs, as on the server.
  const plain = text.normalize('NFKC');
  return (
    isPlainLine(text) && /\p{L}/u.test(text) && !IN_NO_NAME.test(plain) && !/^[+-]/.test(plain)
  );
}
