import { STORAGE } from '../../config/storage';
import { delayOnLoad, onDismissedElsewhere, parseDismissals, PROMO } from '../../domain/promo';
import { loadStrings } from '../../i18n/lazy-strings';
import type { Locale } from '../../i18n/locales';
import { pushEvent } from '../../utils/data-layer';
import { localStore } from '../../utils/safe-storage';
import { useModals } from '../modal/modal-store';
import { readDismissals } from './dismissals';
import { loadPromo, type PromoData } from './promo-content';

/** A visitor who has just left a form or a dialog has so long for themselves, milliseconds. */
const CALM_MS = 1_000;

let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts schedules: what was begun for an earlier one ends without effect. */
let turn = 0;
let stopWaiting = () => {};

function cancel(): void {
  clearTimeout(timer);
  turn += 1;
  stopWaiting();
}

/** A dialog, the consent banner, a form in use, a tab nobody looks at: not the moment. */
function isBusy(): boolean {
  return (
    useModals.getState().open.length > 0 ||
    document.visibilityState !== 'visible' ||
    !!document.activeElement?.closest('form')
  );
}

function whenFree(action: () => void): void {
  if (!isBusy()) {
    action();
    return;
  }
  let calm: ReturnType<typeof setTimeout>;
  const look = () => {
    clearTimeout(calm);
    calm = setTimeout(() => {
      if (isBusy()) return;
      stopWaiting();
      action();
    }, CALM_MS);
  };
  const unsubscribe = useModals.subscribe(look);
  document.addEventListener('visibilitychange', look);
  document.addEventListener('focusout', look);
  stopWaiting = () => {
    clearTimeout(calm);
    unsubscribe();
    document.removeEventListener('visibilitychange', look);
    document.removeEventListener('focusout', look);
    stopWaiting = () => {};
  };
}

async function fire(locale: Locale): Promise<void> {
  const mine = turn;
  if (useModals.getState().open.includes('promo')) return;
  localStore.set(STORAGE.promoTimerFired, PROMO.firedFlag);
  const [content, t] = await Promise.all([loadPromo(locale), loadStrings('dialog', locale)]);
  if (!content || !t || mine !== turn) return;
  const data: PromoData = { ...content, closeLabel: t('dialog:close') };
  whenFree(() => {
    if (delayOnLoad(readDismissals()) === undefined) return;
    useModals.getState().openModal('promo', data);
    pushEvent('promo_open', { promo_title: content.title });
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
  if (!watched) window.addEventListener('storage', onStorage);
  watched = locale;
  cancel();
  const delayMs = delayOnLoad(readDismissals());
  if (delayMs !== undefined) schedule(delayMs, locale);
}
