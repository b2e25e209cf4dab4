import type { TFunction } from 'i18next';
import { hashOf, placeOfHash, type SlidePlace } from '../../domain/lightbox';
import { loadStrings } from '../../i18n/lazy-strings';
import { localeOfPath } from '../../i18n/paths';
import { logError } from '../../utils/log';
import { pushOverlayEntry, replaceAddress } from '../../utils/overlay-history';
import { useModals } from '../modal/modal-store';
import { groupsOfPage, slideIndex, triggersOf } from './slides';

/** What the lightbox is opened with. */
export interface LightboxData extends SlidePlace {
  t: TFunction;
}

/** Loads what the lightbox consists of; called on intent, and again when it opens. */
async function load(): Promise<TFunction | undefined> {
  const [t] = await Promise.all([
    loadStrings('lightbox', localeOfPath(window.location.pathname)),
    import('./lightbox-view'),
  ]);
  return t;
}

const addressWithoutHash = () => window.location.pathname + window.location.search;

type Origin = 'click' | 'load' | 'history';

async function open(place: SlidePlace, origin: Origin, fallback?: () => void): Promise<void> {
  try {
    const t = await load();
    if (!t) throw new Error('no strings');
    // A shared link gets an entry below it, so that back closes the lightbox, not the page.
    if (origin === 'load') replaceAddress(addressWithoutHash());
    if (origin !== 'history') pushOverlayEntry(hashOf(place));
    useModals.getState().openModal('lightbox', { ...place, t } satisfies LightboxData);
  } catch (error) {
    logError('The lightbox did not load', error);
    fallback?.();
  }
}

function placeOfTrigger(trigger: HTMLElement): SlidePlace {
  return { group: trigger.dataset.lightbox ?? '', index: slideIndex(trigger) };
}

/** The slide of the address; an element of that id comes first. */
function placeOfAddress(): SlidePlace | undefined {
  const { hash } = window.location;
  if (!hash) return undefined;
  const place = placeOfHash(hash, groupsOfPage());
  if (!place || document.getElementById(hash.slice(1))) return undefined;
  return triggersOf(place.group)[place.index] ? place : undefined;
}

const triggerAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lightbox]') : null;

function onClick(event: MouseEvent): void {
  const trigger = triggerAt(event);
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!trigger?.dataset.lightbox || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  const { href } = trigger as HTMLAnchorElement;
  void open(placeOfTrigger(trigger), 'click', () => {
    if (href) window.location.assign(href);
  });
}

function onIntent(event: Event): void {
  if (triggerAt(event)) load().catch(() => undefined);
}

/** Listens to the triggers of all pages, present and to come. */
export function watchTriggers(): void {
  document.addEventListener('click', onClick);
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(intent, onIntent, { passive: true });
  }
  window.addEventListener('popstate', () => {
    const place = placeOfAddress();
    if (place) void open(place, 'history');
  });
}

/** Opens the slide that the address of a page just shown names. */
export function openFromAddress(): void {
  const place = placeOfAddress();
  if (place && !useModals.getState().open.includes('lightbox')) void open(place, 'load');
}
