/** Shares of a page's height that are told when they have come into view, percent. */
export const SCROLL_DEPTHS = [25, 50, 75, 90] as const;

export type ScrollDepth = (typeof SCROLL_DEPTHS)[number];

/** Where a window stands on its page, pixels. */
export interface ScrollPosition {
  /** Distance of the window's upper edge from that of the page. */
  top: number;
  windowHeight: number;
  pageHeight: number;
}

/** The depths that the window's lower edge has reached. */
export function reachedDepths({ top, windowHeight, pageHeight }: ScrollPosition): ScrollDepth[] {
  if (pageHeight <= 0) return [];
  const percent = ((top + windowHeight) / pageHeight) * 100;
  return SCROLL_DEPTHS.filter((depth) => percent >= depth);
}
