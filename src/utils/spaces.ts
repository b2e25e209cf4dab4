/** Non-breaking spaces; the narrow one stands within a figure. */
export const NO_BREAK_SPACE = '\u00a0';
export const NARROW_NO_BREAK_SPACE = '\u202f';
