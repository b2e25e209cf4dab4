import { LIGHTBOX_TRIGGERS } from '../../config/browser';
import { loadPart } from '../../utils/load-part';
import { logError } from '../../utils/log';
import { mayPreload } from '../../utils/may-preload';
import { isPlainClick } from '../../utils/plain-click';
import { whileBusy } from '../../utils/while-busy';
import { offerAgain } from '../modal/offer-again';
import { loadLightbox } from './load-lightbox';

/** The lightbox is a lazy chunk, imported on intent. */
const opener = () => import(/* webpackChunkName: "open-lightbox" */ './open-lightbox');

/** Both at once: one after the other they would take two round trips. */
const load = () => Promise.all([opener(), loadLightbox()]);

const onFailure = (error: unknown) => logError('The lightbox did not load', error);

const triggerAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(LIGHTBOX_TRIGGERS) : null;

function openAt(trigger: HTMLElement): void {
  const open = () =>
    loadPart(async () => {
      const [{ openTrigger }] = await load();
      await openTrigger(trigger);
    });
  whileBusy(trigger, open).catch((error: unknown) => {
    onFailure(error);
    const { href } = trigger as HTMLAnchorElement;
    if (!navigator.onLine) offerAgain(() => openAt(trigger));
    else if (href) window.location.assign(href);
  });
}

function onClick(event: MouseEvent): void {
  const trigger = triggerAt(event);
  if (!trigger?.dataset.lightbox || !isPlainClick(event) || event.defaultPrevented) return;
  event.preventDefault();
  openAt(trigger);
}

function onIntent(event: Event): void {
  if (!triggerAt(event)) return;
  load().catch(() => undefined);
}

function loadSlideOfAddress(origin: 'load' | 'history'): void {
  if (!window.location.hash || !document.querySelector(LIGHTBOX_TRIGGERS)) return;
  loadPart(async () => (await opener()).openSlideOfAddress(origin)).catch(onFailure);
}

/** Listens to triggers by event delegation, on all pages. */
export function watchTriggers(): void {
  document.addEventListener('click', onClick);
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
  window.addEventListener('popstate', () => loadSlideOfAddress('history'));
}

/** Opens the slide in the URL's hash after a page load or navigation. */
export const openLightboxOfPage = () => loadSlideOfAddress('load');

/** Resolves when the visitor first does something on the site. */
const firstAct = new Promise<void>((resolve) => {
  for (const act of ['keydown', 'pointerdown', 'scroll']) {
    window.addEventListener(act, () => resolve(), { capture: true, once: true, passive: true });
  }
});

let observer: IntersectionObserver | undefined;

/**
 * Loads the lightbox once an active visitor has one of its pictures in view: the first tap would wait
 * for it. Called for each page.
 */
export async function preloadLightbox(): Promise<void> {
  observer?.disconnect();
  const watching = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    watching.disconnect();
    if (mayPreload()) load().catch(() => undefined);
  });
  observer = watching;
  await firstAct;
  if (observer !== watching) return;
  for (const trigger of document.querySelectorAll(LIGHTBOX_TRIGGERS)) watching.observe(trigger);
}
