import { itemSentence } from '../../../../../../cms/extensions/publishing/src/app/item-state/item-sentences';
import { TEXTS } from '../../../../../../cms/extensions/publishing/src/app/texts';

const LIVE = { kind: 'live', since: '2026-07-15T12:00:00.000Z' } as const;
const WAITING = { kind: 'waiting', isPublisherAway: false, isPutBack: false } as const;
const REFUSED = { kind: 'refused', reason: 'No price.' } as const;
const { item } = TEXTS.en;

it.each([
  [LIVE, undefined, {}, `This text is live since ${LIVE.since}.`, 'success'],
  [WAITING, undefined, {}, item.waiting, 'info'],
  [{ ...WAITING, isPutBack: true }, undefined, {}, item.waitingPutBack, 'info'],
  [{ ...WAITING, isPublisherAway: true }, undefined, {}, item.waitingAway, 'warning'],
  [{ kind: 'building' }, undefined, {}, item.building, 'info'],
  [{ kind: 'never' }, undefined, {}, item.never, 'info'],
  [REFUSED, undefined, {}, item.refused, 'danger'],
  [LIVE, 'draft', {}, item.off.draft, 'info'],
  [WAITING, 'draft', {}, `${item.off.draft} ${item.pending}`, 'info'],
  [REFUSED, 'archived', {}, `${item.off.archived} ${item.refused}`, 'danger'],
  [
    LIVE,
    'due',
    { publish_at: '2026-07-16T09:00:00Z' },
    'Not on the site yet: it appears at 2026-07-16T09:00:00.000Z.',
    'info',
  ],
  [
    LIVE,
    'ended',
    { unpublish_at: '2026-07-14T09:00:00Z' },
    'Not on the site any more: its time ended at 2026-07-14T09:00:00.000Z.',
    'info',
  ],
] as const)('%j, off the site: %s', (state, off, values, text, tone) => {
  const words = itemSentence({ state, off, item: values }, TEXTS.en, (moment) => moment);
  expect(words).toMatchObject({ text, tone });
  expect(words.reason).toBe(state.kind === 'refused' ? 'No price.' : undefined);
});
