import { loadPart } from '../../utils/load-part';
import { logError } from '../../utils/log';
import { isPlainClick } from '../../utils/plain-click';
import { offerAgain } from '../modal/offer-again';

/** What opens the lightbox comes on intent; a page that is only read never asks for it. */
const opener = () => import('./open-lightbox');

const onFailure = (error: unknown) => logError('The lightbox did not load', error);

const triggerAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lightbox]') : null;

function openAt(trigger: HTMLElement): void {
  loadPart(async () => (await opener()).openTrigger(trigger)).catch((error: unknown) => {
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
  opener()
    .then(({ loadLightbox }) => loadLightbox())
    .catch(() => undefined);
}

function openSlideOfAddress(origin: 'load' | 'history'): void {
  if (!window.location.hash || !document.querySelector('[data-lightbox]')) return;
  loadPart(async () => (await opener()).openFromAddress(origin)).catch(onFailure);
}

/** Listens to the triggers of all pages, present and to come. */
export function watchTriggers(): void {
  document.addEventListener('click', onClick);
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
  window.addEventListener('popstate', () => openSlideOfAddress('history'));
}

/** Opens the slide that the address of a page just shown names. */
export const openFromAddress = () => openSlideOfAddress('load');
