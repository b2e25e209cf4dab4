import { useState } from 'react';
import { writeOwnForecast, type OwnForecast } from '../../domain/own-forecast';
import type { Translate } from '../../i18n/translator';
import { Button } from '../../ui/button/button';
import { track } from '../../utils/data-layer';
import { logError } from '../../utils/log';
import * as styles from './calculator.module.css';

interface CalculatorActionsProps {
  own: OwnForecast;
  /** Slug. */
  project: string;
  t: Translate<'calculator'>;
}

/** Prints the section of the forecast alone (styles/print.css). */
function printForecast(): void {
  const { dataset } = document.documentElement;
  dataset.printOnly = 'forecast';
  window.addEventListener('afterprint', () => delete dataset.printOnly, { once: true });
  window.print();
}

/** Takes the calculation along: its address into the clipboard, or on paper. */
export function CalculatorActions({ own, project, t }: CalculatorActionsProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const tell = (method: 'link' | 'print') =>
    track('share', { method, content_type: 'forecast', item_id: project });
  const copy = () => {
    const { origin, pathname, search } = window.location;
    navigator.clipboard
      .writeText(`${origin}${pathname}${writeOwnForecast(search, own)}#forecast`)
      .then(() => {
        setOutcome('copied');
        tell('link');
      })
      .catch((error: unknown) => {
        logError('The address was not copied', error);
        setOutcome('refused');
      });
  };
  return (
    <p className={styles.actions} data-print="none">
      <Button look="outline" onClick={copy}>
        {t('calculator:copy')}
      </Button>
      <Button
        look="outline"
        onClick={() => {
          tell('print');
          printForecast();
        }}
      >
        {t('calculator:print')}
      </Button>
      <span role="status">{outcome && t(`calculator:outcome.${outcome}`)}</span>
    </p>
  );
}
