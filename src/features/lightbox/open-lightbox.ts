import type { TFunction } from 'i18next';
import { hashOf, placeOfHash, type SlidePlace } from '../../domain/lightbox';
import { loadStrings } from '../../i18n/lazy-strings';
import { localeOfPath } from '../../i18n/paths';
import { pushOverlayEntry, replaceAddress } from '../../utils/overlay-history';
import { useModals } from '../modal/modal-store';
import { groupsOfPage, slideIndex, triggersOf } from './slides';

/** What the lightbox is opened with. */
export interface LightboxData extends SlidePlace {
  t: TFunction;
}

/** Loads what the lightbox consists of. */
export async function loadLightbox(): Promise<TFunction> {
  const [t] = await Promise.all([
    loadStrings('lightbox', localeOfPath(window.location.pathname)),
    import('./lightbox-view'),
  ]);
  return t;
}

const addressWithoutHash = () => window.location.pathname + window.location.search;

type Origin = 'click' | 'load' | 'history';

async function open(place: SlidePlace, origin: Origin): Promise<void> {
  const t = await loadLightbox();
  // A shared link gets an entry below it, so that back closes the lightbox, not the page.
  if (origin === 'load') replaceAddress(addressWithoutHash());
  if (origin !== 'history') pushOverlayEntry(hashOf(place));
  useModals.getState().openModal('lightbox', { ...place, t } satisfies LightboxData);
}

/** Opens the slide of a trigger. Fails where the lightbox cannot be loaded. */
export function openTrigger(trigger: HTMLElement): Promise<void> {
  return open({ group: trigger.dataset.lightbox ?? '', index: slideIndex(trigger) }, 'click');
}

/** The slide of the address; an element of that id comes first. */
function placeOfAddress(): SlidePlace | undefined {
  const { hash } = window.location;
  const place = placeOfHash(hash, groupsOfPage());
  if (!place || document.getElementById(hash.slice(1))) return undefined;
  return triggersOf(place.group)[place.index] ? place : undefined;
}

/**
 * Opens the slide that the address names, if it names one. Fails where the lightbox cannot be
 * loaded.
 *
 * @param origin - how the address came to be
 */
export async function openFromAddress(origin: 'load' | 'history'): Promise<void> {
  const place = placeOfAddress();
  if (!place || (origin === 'load' && useModals.getState().open.includes('lightbox'))) return;
  await open(place, origin);
}
