import { STORAGE } from '../../config/storage';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { delayOnLoad, onDismissedElsewhere, parseDismissals, PROMO } from '../../domain/promo';
import { loadStrings } from '../../i18n/lazy-strings';
import type { Locale } from '../../i18n/locales';
import { track } from '../../utils/data-layer';
import { localStore } from '../../utils/safe-storage';
import { loadPart } from '../../utils/load-part';
import { useModals } from '../modal/modal-store';
import { readDismissals } from './dismissals';
import { loadPromo, type PromoData } from './promo-content';

/** Overlay that is not in the modal store: the menu on a phone. */
const OPEN_PARTS = 'header details[open], dialog[open]';

let timer: ReturnType<typeof setTimeout> | undefined;
/** Generation counter: asynchronous work of an earlier schedule is discarded. */
let turn = 0;
let stopWaiting = () => {};

function cancel(): void {
  clearTimeout(timer);
  turn += 1;
  stopWaiting();
}

/**
 * Whether the popup would disturb: a dialog, the consent banner, the menu, a form in use, a hidden
 * tab.
 */
function isBusy(): boolean {
  return (
    useModals.getState().open.length > 0 ||
    document.visibilityState !== 'visible' ||
    !!document.querySelector(OPEN_PARTS) ||
    !!document.activeElement?.closest('form')
  );
}

/** When something was last opened, closed or left, Unix time, milliseconds. */
let lastUse = 0;
let onUse = () => {};

function noteUse(): void {
  lastUse = Date.now();
  onUse();
}

/** Installed on the first page, since a menu closed just before the timer fires counts too. */
function watchUse(): void {
  useModals.subscribe(noteUse);
  document.addEventListener('visibilitychange', noteUse);
  // Does not bubble.
  document.addEventListener('toggle', noteUse, { capture: true });
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element && target.closest('form')) noteUse();
  });
}

function runWhenIdle(action: () => void): void {
  let calm: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(calm);
    // Every event that may end the disturbance checks again.
    if (isBusy()) return;
    const waitMs = lastUse + PROMO.idleMs - Date.now();
    if (waitMs > 0) {
      calm = setTimeout(look, waitMs);
      return;
    }
    stopWaiting();
    action();
  };
  onUse = look;
  stopWaiting = () => {
    clearTimeout(calm);
    onUse = () => {};
    stopWaiting = () => {};
  };
  look();
}

async function fire(locale: Locale): Promise<void> {
  const mine = turn;
  if (useModals.getState().open.includes('promo')) return;
  localStore.set(STORAGE.promoTimerFired, PROMO.firedFlag);
  const [content, t] = await Promise.all([
    loadPromo(locale),
    loadPart(() => loadStrings('dialog', locale), UNASKED_GUARD_MS).catch(() => undefined),
  ]);
  if (!content || !t || mine !== turn) return;
  const data: PromoData = { ...content, closeLabel: t('dialog:close') };
  runWhenIdle(() => {
    if (delayOnLoad(readDismissals()) === undefined) return;
    useModals.getState().openModal('promo', data);
    track('view_promotion', { promotion_name: content.title });
  });
}

function schedule(delayMs: number, locale: Locale): void {
  cancel();
  timer = setTimeout(() => void fire(locale), delayMs);
}

let watched: Locale | undefined;

function onStorage({ key, newValue }: StorageEvent): void {
  if (key !== STORAGE.promoDismissals || !watched) return;
  const change = onDismissedElsewhere(parseDismissals(newValue, Date.now()));
  if (change === 'cancel') cancel();
  else if (change !== 'keep') schedule(change.restartMs, watched);
}

/** Starts the popup's timer anew: a page in this locale has finished loading. */
export function pageFinishedLoading(locale: Locale): void {
  if (!watched) {
    window.addEventListener('storage', onStorage);
    watchUse();
  }
  watched = locale;
  cancel();
  const delayMs = delayOnLoad(readDismissals());
  if (delayMs !== undefined) schedule(delayMs, locale);
}
