/** Texts of missing values, such as `undefined`, and unfilled placeholders. */
const UNFILLED =
  /\[object [A-Z]\w*\]|\{\{[^{}]*\}\}|(?<![\w-])(?:undefined|NaN|null|Invalid Date)(?![\w-])/g;

/** Keys of interface strings, which are shown for a missing string: `nav.open`. */
const KEY = /^[a-z]\w*(?:\.\w+)+$/i;

/** All unfilled placeholders of a text. */
export const unfilledIn = (text: string): string[] => text.match(UNFILLED) ?? [];

/** Whether a text looks like the key of an interface string. */
export const isKeyLike = (text: string): boolean => KEY.test(text);
