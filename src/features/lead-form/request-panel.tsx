import { useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../hooks/use-in-view';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { RELOAD_GUARD_MS, UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { loadPart } from '../../utils/load-part';
import { logError } from '../../utils/log';
import type { LeadRequest, LoadedForm } from './lead-request';
import { loadForm } from './load-form';
import * as styles from './request-panel.module.css';

/** Distance below the viewport at which a form is loaded, CSS pixels. */
const AHEAD = 600;

/** Skeleton of the form while it loads. */
const SKETCH = ['name', 'phone', 'contact', 'message'] as const;

type PanelState = { name: 'away' } | { name: 'failed' } | ({ name: 'ready' } & LoadedForm);

/**
 * Placeholder of a form, which is loaded when it comes near the viewport; without JavaScript it
 * points to the other ways of contact beside it.
 */
export function RequestPanel(request: LeadRequest) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const [state, setState] = useState<PanelState>({ name: 'away' });
  const place = useRef<HTMLDivElement>(null);
  const load = useCallback(
    (guardMs: number) => {
      loadPart(() => loadForm(locale), guardMs)
        .then((loaded) => setState({ name: 'ready', ...loaded }))
        .catch((error: unknown) => {
          logError('The form did not load', error);
          setState({ name: 'failed' });
        });
    },
    [locale],
  );

  const isNear = useInView(place, AHEAD);
  useEffect(() => {
    if (isNear) load(UNASKED_GUARD_MS);
  }, [isNear, load]);

  return (
    <div ref={place} className={styles.panel} data-kind={request.kinds[0]}>
      {state.name === 'ready' && <state.RequestForm {...request} t={state.t} locale={locale} />}
      {state.name === 'away' && (
        <div className={styles.waiting} aria-hidden="true">
          {SKETCH.map((field) => (
            <span key={field} />
          ))}
        </div>
      )}
      {state.name === 'failed' && (
        <div role="alert">
          <p>{t('common:request.failed')}</p>
          <Button look="outline" onClick={() => load(RELOAD_GUARD_MS)}>
            {t('common:request.again')}
          </Button>
        </div>
      )}
      <noscript>{t('common:request.noScript')}</noscript>
    </div>
  );
}
