/** A picture that a gallery shows. */
export interface Slide {
  src: string;
  alt: string;
}

/**
 * The slides of the gallery that was clicked, and the place of the clicked one.
 *
 * @returns undefined if the click was not on a picture of a gallery, or meant for a new tab
 */
export function slidesAt(event: MouseEvent): { slides: Slide[]; index: number } | undefined {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey) return undefined;
  const trigger = target instanceof Element ? target.closest<HTMLElement>('[data-lightbox]') : null;
  if (!trigger) return undefined;
  const selector = `a[data-lightbox="${trigger.dataset.lightbox}"][href^="/"]`;
  const all = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
  const slides = all.map((link) => ({
    src: link.href,
    alt: link.querySelector('img')?.alt ?? link.ariaLabel ?? '',
  }));
  return { slides, index: Math.max(0, all.indexOf(trigger as HTMLAnchorElement)) };
}

/** Says that the page is hydrated, for the benchmark; this site says so by the same event. */
export function markHydrated(): void {
  window.dispatchEvent(new Event('hydrated'));
}
