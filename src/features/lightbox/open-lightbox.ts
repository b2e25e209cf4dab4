import { hashOf, placeOfHash, type SlidePlace } from '../../domain/lightbox';
import type { Translate } from '../../i18n/translator';
import { track } from '../../utils/data-layer';
import { pushOverlayEntry, replaceAddress } from '../../utils/overlay-history';
import { useModals } from '../modal/modal-store';
import { loadLightbox } from './load-lightbox';
import { groupsOfPage, slideIndex, triggersOf } from './slides';

/** What the lightbox is opened with. */
export interface LightboxData extends SlidePlace {
  t: Translate<'lightbox'>;
}

const addressWithoutHash = () => window.location.pathname + window.location.search;

type Origin = 'click' | 'load' | 'history';

async function open(place: SlidePlace, origin: Origin): Promise<void> {
  const t = await loadLightbox();
  // A shared link gets a history entry below it, so that the back button closes the lightbox only.
  if (origin === 'load') replaceAddress(addressWithoutHash());
  if (origin !== 'history') pushOverlayEntry(hashOf(place));
  track('gallery_open', { gallery: place.group, index: place.index + 1 });
  useModals.getState().openModal('lightbox', { ...place, t } satisfies LightboxData);
}

/** Opens the slide of a trigger. Rejects if the lightbox fails to load. */
export function openTrigger(trigger: HTMLElement): Promise<void> {
  return open({ group: trigger.dataset.lightbox ?? '', index: slideIndex(trigger) }, 'click');
}

/** The slide of the URL's hash; an element with that id takes precedence. */
function placeOfAddress(): SlidePlace | undefined {
  const { hash } = window.location;
  const place = placeOfHash(hash, groupsOfPage());
  if (!place || document.getElementById(hash.slice(1))) return undefined;
  return triggersOf(place.group)[place.index] ? place : undefined;
}

/**
 * Opens the slide in the URL's hash, if there is one. Rejects if the lightbox fails to load.
 *
 * @param origin - whether the URL comes from a page load or a navigation
 */
export async function openSlideOfAddress(origin: 'load' | 'history'): Promise<void> {
  const place = placeOfAddress();
  if (!place || (origin === 'load' && useModals.getState().open.includes('lightbox'))) return;
  await open(place, origin);
}
