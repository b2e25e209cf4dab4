/** Widths from which each breakpoint holds, in CSS pixels (specification, section 9). */
export const BREAKPOINTS = {
  mobile: 320,
  mobileMedium: 375,
  mobileWide: 425,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const;

export type Breakpoint = keyof typeof BREAKPOINTS;

/** Default if the width is unknown (specification, section 9). */
export const FALLBACK_BREAKPOINT: Breakpoint = 'desktop';

/**
 * The breakpoint that holds at a width: the widest that fits in, the narrowest below all of them.
 *
 * @param width - CSS pixels; NaN or not above zero if it is unknown
 * @example breakpointAt(800) // => 'tablet'
 * @example breakpointAt(NaN) // => 'desktop'
 */
export function breakpointAt(width: number): Breakpoint {
  if (!(width > 0)) return FALLBACK_BREAKPOINT;
  const names = Object.keys(BREAKPOINTS) as Breakpoint[];
  return names.findLast((name) => BREAKPOINTS[name] <= width) ?? 'mobile';
}
