import type { ItemState } from '../rules/builds';
import type { Item, OffSite } from '../rules/items';
import type { AdminTexts } from '../texts';
import { fill } from '../texts/format';

/** How an item looks beside its sentence. */
export interface ItemWords {
  text: string;
  /** Types of Directus' notices. */
  tone: 'success' | 'info' | 'warning' | 'danger';
  /** Why its build did not go live, in the words of the publisher. */
  reason?: string | null;
}

const TONES = {
  live: 'success',
  building: 'info',
  waiting: 'info',
  refused: 'danger',
  failed: 'danger',
  never: 'info',
} as const satisfies Record<ItemState['kind'], ItemWords['tone']>;

function onSite(state: ItemState, texts: AdminTexts, when: (moment: string) => string): string {
  const { item } = texts;
  switch (state.kind) {
    case 'live':
      return fill(item.live, { when: when(state.since) });
    case 'waiting':
      if (state.isPublisherAway) return item.waitingAway;
      return state.isPutBack ? item.waitingPutBack : item.waiting;
    default:
      return item[state.kind];
  }
}

/**
 * Says where the current text of an item is.
 *
 * @param off - why visitors do not see it, where they do not
 * @param when - puts a moment into words
 */
export function itemSentence(
  { state, off, item }: { state: ItemState; off: OffSite | undefined; item: Item },
  texts: AdminTexts,
  when: (moment: string) => string,
): ItemWords {
  const reason = 'reason' in state ? { reason: state.reason } : {};
  if (off === undefined) {
    const isAway = state.kind === 'waiting' && state.isPublisherAway;
    const tone = isAway ? 'warning' : TONES[state.kind];
    return { text: onSite(state, texts, when), tone, ...reason };
  }
  const moment = off === 'ended' ? item.unpublish_at : item.publish_at;
  const date = new Date(moment ?? Number.NaN);
  const at = Number.isNaN(date.getTime()) ? '' : when(date.toISOString());
  const sentence = fill(texts.item.off[off], { when: at });
  if (state.kind === 'live') return { text: sentence, tone: 'info' };
  // It may still be there: what takes it off is on its way, or did not come through.
  const isBad = state.kind === 'refused' || state.kind === 'failed';
  const rest = isBad ? onSite(state, texts, when) : texts.item.pending;
  return { text: `${sentence} ${rest}`, tone: isBad ? TONES[state.kind] : 'info', ...reason };
}
