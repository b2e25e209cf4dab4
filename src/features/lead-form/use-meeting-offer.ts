import { useCallback, useEffect, useState } from 'react';
import { BACKEND_URL } from '../../config/browser';
import { groupByDay, type MeetingOffer } from '../../domain/meeting';
import { createBackendClient } from '../../utils/backend-client';
import { isRecord } from '../../utils/is-record';

type OfferState = { name: 'loading' } | { name: 'failed' } | { name: 'ready'; offer: MeetingOffer };

function readOffer(answer: unknown): MeetingOffer | undefined {
  const data = isRecord(answer) && isRecord(answer.data) ? answer.data : undefined;
  if (!data || !Array.isArray(data.slots) || typeof data.minutes !== 'number') return undefined;
  const starts = data.slots.filter((slot): slot is string => typeof slot === 'string');
  return { minutes: data.minutes, days: groupByDay(starts) };
}

/** The free slots, from `GET /leads/slots`; `reload` fetches again. */
export function useMeetingOffer(): { state: OfferState; reload(): void } {
  const [state, setState] = useState<OfferState>({ name: 'loading' });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    createBackendClient({ baseUrl: BACKEND_URL })
      .call<unknown>('/leads/slots', { signal: controller.signal })
      .then((answer) => {
        const offer = readOffer(answer);
        setState(offer ? { name: 'ready', offer } : { name: 'failed' });
      })
      .catch(() => {
        if (!controller.signal.aborted) setState({ name: 'failed' });
      });
    return () => controller.abort();
  }, [round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  return { state, reload };
}
