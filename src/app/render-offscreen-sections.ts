import { DEFERRED_LAYOUT_ATTRIBUTE } from '../config/browser';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/**
 * Sets `content-visibility: visible` on one section per animation frame, after `deferOffscreenLayout`,
 * so that no frame takes long. The attribute on the root stays: removing it would recalculate all
 * styles.
 *
 * @returns resolves when all sections are laid out, or as soon as the attribute is removed
 */
export async function renderOffscreenSections(): Promise<void> {
  const root = document.documentElement;
  for (const part of document.querySelectorAll<HTMLElement>('main > *, footer')) {
    if (!root.hasAttribute(DEFERRED_LAYOUT_ATTRIBUTE)) return;
    part.style.contentVisibility = 'visible';
    await frame();
  }
}
