import { FIRST_SCREEN_ATTRIBUTE } from '../config/browser';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Lays out what `firstScreenFirst` has left for later, a part of the page with each frame, so that
 * no frame takes long.
 *
 * @returns when the whole page is laid out, at once where nothing was left; ends early with the page
 */
export async function layOutRest(): Promise<void> {
  const root = document.documentElement;
  const parts = document.querySelectorAll<HTMLElement>('main > *, footer');
  for (const part of parts) {
    if (!root.hasAttribute(FIRST_SCREEN_ATTRIBUTE)) break;
    part.style.contentVisibility = 'visible';
    await frame();
  }
  root.removeAttribute(FIRST_SCREEN_ATTRIBUTE);
  for (const part of parts) part.style.contentVisibility = '';
}
