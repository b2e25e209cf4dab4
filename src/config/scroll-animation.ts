/** How parts of a page rise into view as one scrolls (specification, section 9). */
export const SCROLL_ANIMATION = {
  /** CSS pixels above the lower edge of the screen that a part has to reach. */
  offset: 120,
  /** Milliseconds before it begins. */
  delay: 0,
  /** Milliseconds it takes. */
  duration: 400,
  easing: 'ease',
  /** Milliseconds between two looks while scrolling. */
  throttle: 99,
  /** Milliseconds of rest after a change of the window's size. */
  debounce: 50,
} as const;
