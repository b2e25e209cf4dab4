import type { ItemState } from '../rules/builds';
import type { Item, OffSite } from '../rules/items';
import type { AdminTexts } from '../texts';
import { fill } from '../texts/format';

/** The state of an item: a sentence and its notice type. */
export interface ItemWords {
  text: string;
  /** Types of Directus' notices. */
  tone: 'success' | 'info' | 'warning' | 'danger';
  /** The publisher's reason why the build did not go live. */
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
 * Describes how far the current text of an item is: queued, building or live.
 *
 * @param off - reason why the item is not on the site, if it is not
 * @param when - formats a timestamp
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
  // It may still be live: the build that removes it is queued, or failed.
  const isBad = state.kind === 'refused' || state.kind === 'failed';
  const rest = isBad ? onSite(state, texts, when) : texts.item.pending;
  return { text: `${sentence} ${rest}`, tone: isBad ? TONES[state.kind] : 'info', ...reason };
}
