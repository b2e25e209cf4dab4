import { HEADER_ATTRIBUTE, SMOOTH_SCROLL_ATTRIBUTE } from '../config/browser';

/**
 * Where the header is once the page has been scrolled: out of sight, back because the visitor
 * scrolled up, or on its way out. At the top of the page it has none.
 */
export type HeaderState = 'away' | 'back' | 'leaving';

/** Travel below which a scroll says nothing, CSS pixels. */
const STILL_PX = 6;

interface HeaderScroll {
  /** Position before and now, CSS pixels from the top. */
  from: number;
  to: number;
  /** Height of the header, CSS pixels. */
  height: number;
  /** Whether the page scrolls by itself to a fragment. */
  isJump: boolean;
}

/**
 * The header's next state.
 *
 * @returns undefined at the top of the page
 */
export function nextHeaderState(
  state: HeaderState | undefined,
  { from, to, height, isJump }: HeaderScroll,
): HeaderState | undefined {
  if (to <= 0) return undefined;
  if (to > from || isJump) {
    if (state === 'back') return 'leaving';
    return state ?? (to > height ? 'away' : undefined);
  }
  return state || to > height ? 'back' : undefined;
}

/** Brings the header back when the visitor scrolls up. */
export function returnHeader(): void {
  const root = document.documentElement;
  let from = window.scrollY;
  const look = () => {
    const to = window.scrollY;
    if (to > 0 && Math.abs(to - from) < STILL_PX) return;
    const header = document.querySelector<HTMLElement>('body header');
    const state = nextHeaderState(
      (root.getAttribute(HEADER_ATTRIBUTE) ?? undefined) as HeaderState | undefined,
      {
        from,
        to,
        height: header?.offsetHeight ?? 0,
        isJump: root.hasAttribute(SMOOTH_SCROLL_ATTRIBUTE),
      },
    );
    from = to;
    if (state) root.setAttribute(HEADER_ATTRIBUTE, state);
    else root.removeAttribute(HEADER_ATTRIBUTE);
  };
  window.addEventListener('scroll', look, { passive: true });
  look();
}
