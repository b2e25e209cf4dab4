import { useCallback, useEffect, useState } from 'react';
import type { AccountFailure } from '../../domain/account';
import type { Locale } from '../../i18n/locales';
import { fetchOwnLeads, refusalOf, type OwnLead } from './account-calls';

type LeadsState =
  | { name: 'loading' }
  | { name: 'failed'; failure: AccountFailure }
  | { name: 'ready'; leads: readonly OwnLead[] };

/** The visitor's requests; `reload` fetches again and keeps the current ones meanwhile. */
export function useOwnLeads(locale: Locale): { state: LeadsState; reload(): Promise<void> } {
  const [state, setState] = useState<LeadsState>({ name: 'loading' });
  const reload = useCallback(
    () =>
      fetchOwnLeads(locale).then(
        (leads) => setState({ name: 'ready', leads }),
        (error: unknown) => setState({ name: 'failed', failure: refusalOf(error).failure }),
      ),
    [locale],
  );
  useEffect(() => void reload(), [reload]);
  return { state, reload };
}
