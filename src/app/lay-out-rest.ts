import { FIRST_SCREEN_ATTRIBUTE } from '../config/browser';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Lays out what `firstScreenFirst` has left for later, a part of the page with each frame, so that
 * no frame takes long. The mark itself stays: to take it away would make the browser style everything
 * once more.
 *
 * @returns when the whole page is laid out, at once where nothing was left; ends early with the mark
 */
export async function layOutRest(): Promise<void> {
  const root = document.documentElement;
  for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
    if (!root.hasAttribute(FIRST_SCREEN_ATTRIBUTE)) return;
    part.style.contentVisibility = 'visible';
    await frame();
  }
}
