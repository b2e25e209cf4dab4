/** The lightbox (specification, section 9). */
export const LIGHTBOX = {
  /** A picture of the slideshow stands so long, milliseconds. */
  slideshowMs: 3_000,
  /** Slides from which thumbnails are shown. */
  thumbnailsFrom: 2,
  /** A slide that is ready sooner shows no spinner, milliseconds. */
  spinnerDelayMs: 250,
  /** A drag this far closes, pixels. */
  dragClosePx: 200,
  /** A fast drag closes sooner, pixels. */
  fastDragClosePx: 50,
  /** A drag below this is fast, milliseconds. */
  fastDragMs: 300,
  /** Width by height of a video that does not say. */
  videoRatio: 16 / 9,
  /** A frame that has not answered by then never will, milliseconds. */
  frameLimitMs: 15_000,
} as const;

/** Where a slide is (specification, section 4). */
export type SlideState = 'loading' | 'ready' | 'closing';

/** Where the slideshow is (specification, section 4). */
export type SlideshowState = 'ready' | 'play' | 'pause';

/** What can go wrong with a slide (specification, section 8). */
export const SLIDE_ERRORS = ['ajaxNotFound', 'ajaxForbidden', 'elementNotFound', 'iframe'] as const;

export type SlideError = (typeof SLIDE_ERRORS)[number];

/**
 * Whether a drag up or down closes the lightbox.
 *
 * @param distancePx - way of the pointer, either direction
 * @param durationMs - time it took
 */
export function closesOnDrag(distancePx: number, durationMs: number): boolean {
  const distance = Math.abs(distancePx);
  return (
    distance >= LIGHTBOX.dragClosePx ||
    (distance >= LIGHTBOX.fastDragClosePx && durationMs < LIGHTBOX.fastDragMs)
  );
}

/** The error of content that was fetched with this status; none for 200. */
export function fetchError(status: number): SlideError | undefined {
  if (status === 200) return undefined;
  return status === 404 ? 'ajaxNotFound' : 'ajaxForbidden';
}

/** A slide of a group. */
export interface SlidePlace {
  group: string;
  /** From 0. */
  index: number;
}

/**
 * The location's hash for a slide.
 *
 * @example hashOf({ group: 'photos', index: 2 }) // => '#photos-3'
 */
export function hashOf({ group, index }: SlidePlace): string {
  return `#${encodeURIComponent(group)}-${index + 1}`;
}

/**
 * The slide that a hash names: a group with an optional number from 1.
 *
 * @param groups - names of the groups on the page
 * @example placeOfHash('#photos', ['photos']) // => { group: 'photos', index: 0 }
 */
export function placeOfHash(hash: string, groups: readonly string[]): SlidePlace | undefined {
  let name: string;
  try {
    name = decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return undefined;
  }
  if (groups.includes(name)) return { group: name, index: 0 };
  const [, group = '', number = ''] = /^(.+)-([1-9]\d*)$/.exec(name) ?? [];
  return groups.includes(group) ? { group, index: Number(number) - 1 } : undefined;
}
