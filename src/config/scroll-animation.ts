/** The scroll reveal animation (specification, section 9). */
export const SCROLL_ANIMATION = {
  /** Offset above the lower edge of the viewport that an element has to reach, CSS pixels. */
  offset: 120,
  /** Delay, milliseconds. */
  delay: 0,
  /** Duration, milliseconds. */
  duration: 400,
  easing: 'ease',
  /** Throttle interval of scroll events, milliseconds. */
  throttle: 99,
  /** Debounce time of resize events, milliseconds. */
  debounce: 50,
} as const;
