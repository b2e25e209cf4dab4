/** The lightbox (specification, section 9). */
export const LIGHTBOX = {
  /** Time per picture of the slideshow, milliseconds. */
  slideshowMs: 3_000,
  /** Least number of slides for thumbnails. */
  thumbnailsFrom: 2,
  /** Delay before the spinner, milliseconds. */
  spinnerDelayMs: 250,
  /** Drag distance that closes, pixels. */
  dragClosePx: 200,
  /** Drag distance that closes in a fast drag, pixels. */
  fastDragClosePx: 50,
  /** Duration below which a drag is fast, milliseconds. */
  fastDragMs: 300,
  /** Default aspect ratio of a video, width by height. */
  videoRatio: 16 / 9,
  /** Timeout of an iframe, milliseconds. */
  frameLimitMs: 15_000,
} as const;

/** States of a slide (specification, section 4). */
export type SlideState = 'loading' | 'ready' | 'closing';

/** States of the slideshow (specification, section 4). */
export type SlideshowState = 'ready' | 'play' | 'pause';

/** Errors of a slide (specification, section 8). */
export const SLIDE_ERRORS = ['ajaxNotFound', 'ajaxForbidden', 'elementNotFound', 'iframe'] as const;

export type SlideError = (typeof SLIDE_ERRORS)[number];

/**
 * Whether a drag up or down closes the lightbox.
 *
 * @param distancePx - distance of the pointer, either direction
 * @param durationMs - time it took
 */
export function closesOnDrag(distancePx: number, durationMs: number): boolean {
  const distance = Math.abs(distancePx);
  return (
    distance >= LIGHTBOX.dragClosePx ||
    (distance >= LIGHTBOX.fastDragClosePx && durationMs < LIGHTBOX.fastDragMs)
  );
}

/** Maps the status of fetched content to an error; none for 200. */
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
