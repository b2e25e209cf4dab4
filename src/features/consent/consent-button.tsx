import { useTranslation } from '../../i18n/translation';
import { loadPart } from '../../utils/load-part';
import { logError } from '../../utils/log';
import { offerAgain } from '../modal/offer-again';
import { whileBusy } from '../../utils/while-busy';
import { GTM_ID } from '../../config/browser';
import { useHydrated } from '../../hooks/use-hydrated';

async function openSettings(): Promise<void> {
  const { openConsentSettings } = await loadPart(
    () => import(/* webpackChunkName: "consent" */ './consent'),
  );
  await openConsentSettings();
}

function open(button: Element): void {
  whileBusy(button, openSettings).catch((error: unknown) => {
    logError('The settings of consent did not load', error);
    if (!navigator.onLine) offerAgain(() => open(button));
  });
}

/** Opens the cookie settings; renders nothing without analytics. */
export function ConsentButton({ className }: { className?: string }) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  if (!GTM_ID) return null;
  return (
    <li>
      <button
        type="button"
        className={className}
        // Without JavaScript nothing is measured, and there is nothing to choose.
        disabled={!isHydrated}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        {t('common:cookies')}
      </button>
    </li>
  );
}
