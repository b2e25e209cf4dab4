/** Words that say a value was printed that is none, and placeholders that nobody filled in. */
const UNFILLED =
  /\[object [A-Z]\w*\]|\{\{[^{}]*\}\}|(?<![\w-])(?:undefined|NaN|null|Invalid Date)(?![\w-])/g;

/** Names of interface strings, which stand where a string is missing: `nav.open`. */
const KEY = /^[a-z]\w*(?:\.\w+)+$/i;

/** Every unfilled value of a text, as it is printed. */
export const unfilledIn = (text: string): string[] => text.match(UNFILLED) ?? [];

/** Whether a text could be the name of an interface string. */
export const isKeyLike = (text: string): boolean => KEY.test(text);
