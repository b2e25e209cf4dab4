import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { NEEDS_HYDRATION } from '../../config/browser';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { hasOwnForecast } from '../../domain/own-forecast';
import { loadStrings } from '../../i18n/lazy-strings';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { loadPart } from '../../utils/load-part';
import { logError } from '../../utils/log';
import { offerAgain } from '../modal/offer-again';
import type { CalculatorProps } from './calculator';
import * as styles from './calculator-place.module.css';

/**
 * Placeholder of the calculator, which loads when it is asked for, or at once where the address has
 * figures. Without JavaScript the scenarios of the CMS are what there is.
 */
export function CalculatorPlace(props: Omit<CalculatorProps, 't'>) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [calculator, setCalculator] = useState<ReactNode>(null);
  const load = useCallback(
    (guardMs?: number) =>
      loadPart(
        () =>
          Promise.all([
            import(/* webpackChunkName: "forecast-calculator" */ './calculator'),
            loadStrings('calculator', locale),
          ]),
        guardMs,
      ).then(([{ Calculator }, strings]) => setCalculator(<Calculator {...props} t={strings} />)),
    [locale, props],
  );
  useEffect(() => {
    if (hasOwnForecast(window.location.search)) load(UNASKED_GUARD_MS).catch(() => undefined);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once: the address is read on arrival
  }, []);
  const open = () => {
    load().catch((error: unknown) => {
      logError('The calculator did not load', error);
      offerAgain(open);
    });
  };
  if (calculator) return calculator;
  return (
    <div className={styles.place}>
      <p>{t('project:calculator.intro')}</p>
      <Button {...NEEDS_HYDRATION} look="outline" onClick={open}>
        {t('project:calculator.open')}
      </Button>
    </div>
  );
}
