import {
  canRollBackTo,
  itemState,
  secondsOf,
  siteState,
  TAKEN_UP_WITHIN_MS,
  UNUSUALLY_LONG_MS,
  type Build,
} from '../../../../../../cms/extensions/publishing/src/app/rules/builds';

const NOON = Date.parse('2026-07-15T12:00:00Z');
/** A moment so many minutes after noon. */
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

const build = (id: string, values: Partial<Build> = {}): Build => ({
  id,
  status: 'live',
  trigger: 'save',
  triggered_by: null,
  reason: null,
  rollback_to: null,
  kept: null,
  date_created: at(0),
  started_at: null,
  finished_at: null,
  durations: null,
  changed_paths: null,
  ...values,
});
/** A build that took a minute from `start`. */
const ended = (id: string, start: number, values: Partial<Build> = {}) =>
  build(id, {
    kept: true,
    date_created: at(start),
    started_at: at(start),
    finished_at: at(start + 1),
    ...values,
  });
const rollback = (id: string, start: number, to: Build) =>
  ended(id, start, { kept: null, rollback_to: { id: to.id, started_at: to.started_at } });

const FIRST = ended('first', 1);
const SECOND = ended('second', 10);
const BACK = rollback('back', 20, FIRST);
const TAKEN_OFF = { ...SECOND, status: 'rolled_back' } as const;

describe('the state of the site', () => {
  it('is that of the newest build that went live', () => {
    const state = siteState([SECOND, FIRST], NOON);
    expect(state.live).toEqual({ build: SECOND });
    expect(state.problem).toBeUndefined();
  });

  it('is that of the release, where a build changed nothing', () => {
    const idle = ended('idle', 15, { kept: false });
    expect(siteState([idle, SECOND, FIRST], NOON).live?.build).toBe(SECOND);
  });

  it('is that of an earlier build after a rollback, until the next one', () => {
    expect(siteState([BACK, TAKEN_OFF, FIRST], NOON).live).toEqual({
      build: FIRST,
      putBackBy: BACK,
    });
    const next = ended('next', 30);
    expect(siteState([next, BACK, TAKEN_OFF, FIRST], NOON).live).toEqual({ build: next });
  });

  it('is that of the later build, where a rollback was rolled back', () => {
    const forth = rollback('forth', 30, SECOND);
    expect(siteState([forth, BACK, SECOND, FIRST], NOON).live?.build).toBe(SECOND);
  });

  it('is unknown before the first build', () => {
    expect(siteState([], NOON)).toMatchObject({ live: undefined, waiting: [] });
  });

  it.each(['refused', 'failed'] as const)('has a problem while the newest build %s', (status) => {
    const bad = ended('bad', 20, { status, kept: null, reason: 'Teak House has no price.' });
    const state = siteState([bad, SECOND], NOON);
    expect(state.live?.build).toBe(SECOND);
    expect(state.problem).toBe(bad);
    expect(siteState([ended('mended', 30), bad, SECOND], NOON).problem).toBeUndefined();
    // What runs now has not shown yet whether it is mended.
    const running = build('running', { status: 'running', started_at: at(30) });
    expect(siteState([running, bad, SECOND], NOON)).toMatchObject({ problem: bad, running });
  });

  it('says when a queued build finds no publisher', () => {
    const waiting = build('waiting', { status: 'queued' });
    expect(siteState([waiting], NOON + TAKEN_UP_WITHIN_MS).isPublisherAway).toBe(false);
    expect(siteState([waiting], NOON + TAKEN_UP_WITHIN_MS + 1).isPublisherAway).toBe(true);
    const running = build('running', { status: 'running', started_at: at(0) });
    expect(siteState([waiting, running], NOON + 300_000).isPublisherAway).toBe(false);
  });

  it('says when a build takes unusually long', () => {
    const running = build('running', { status: 'running', started_at: at(0) });
    expect(siteState([running], NOON + UNUSUALLY_LONG_MS).isLong).toBe(false);
    expect(siteState([running], NOON + UNUSUALLY_LONG_MS + 1).isLong).toBe(true);
  });
});

describe('a rollback is offered or not', () => {
  const live = { build: SECOND };
  it.each([
    ['a kept build', FIRST, true],
    ['a kept build that a rollback took off', TAKEN_OFF, true],
    ['the live build', SECOND, false],
    ['a build whose release is gone', { ...FIRST, kept: false }, false],
    ['another rollback', { ...BACK, kept: true }, false],
  ] as const)('to %s', (_name, target, expected) => {
    const now = target === TAKEN_OFF ? { build: FIRST } : live;
    expect(canRollBackTo(target, now)).toBe(expected);
  });
});

describe('the state of an item saved at minute 5', () => {
  const stateOf = (...builds: Build[]) => itemState(at(5), builds, NOON + 6 * 60_000);
  const queued = build('queued', { status: 'queued', date_created: at(5.5) });

  it.each([
    ['no build at all', [], { kind: 'never' }],
    ['a later build', [SECOND, FIRST], { kind: 'live', since: SECOND.finished_at }],
    [
      'two later builds: since the first of them',
      [ended('third', 15), SECOND, FIRST],
      { kind: 'live', since: SECOND.finished_at },
    ],
    [
      'a later build that changed nothing',
      [ended('idle', 10, { kept: false }), FIRST],
      { kind: 'live', since: at(11) },
    ],
    [
      'an earlier build and one that runs since',
      [build('running', { status: 'running', started_at: at(5) }), FIRST],
      { kind: 'building' },
    ],
    [
      'one that has run since before, and one that waits',
      [queued, build('running', { status: 'running', started_at: at(4) }), FIRST],
      { kind: 'waiting', isPublisherAway: false, isPutBack: false },
    ],
    [
      'one that waits',
      [queued, FIRST],
      { kind: 'waiting', isPublisherAway: false, isPutBack: false },
    ],
    [
      'one that waits for nobody',
      [{ ...queued, date_created: at(4) }, FIRST],
      { kind: 'waiting', isPublisherAway: true, isPutBack: false },
    ],
    [
      'a refused one',
      [ended('bad', 10, { status: 'refused', reason: 'No price.' }), FIRST],
      { kind: 'refused', reason: 'No price.' },
    ],
    [
      'an earlier refused one only',
      [ended('bad', 3, { status: 'refused', reason: 'No price.' }), FIRST],
      { kind: 'waiting', isPublisherAway: false, isPutBack: false },
    ],
    [
      'a refused one and one that waits',
      [queued, ended('bad', 10, { status: 'refused' }), FIRST],
      { kind: 'waiting', isPublisherAway: false, isPutBack: false },
    ],
    [
      'a rollback to what was before',
      [BACK, TAKEN_OFF, FIRST],
      { kind: 'waiting', isPublisherAway: false, isPutBack: true },
    ],
    [
      'a rollback to what was before, past a build that changed nothing',
      [BACK, ended('idle', 12, { kept: false }), TAKEN_OFF, FIRST],
      { kind: 'waiting', isPublisherAway: false, isPutBack: true },
    ],
  ] as const)('%s', (_name, builds, expected) => {
    expect(stateOf(...builds)).toEqual(expected);
  });
});

it('a build took from its start to its end', () => {
  expect(secondsOf(FIRST)).toBe(60);
  expect(secondsOf(build('queued'))).toBeUndefined();
  // The clock was set back meanwhile.
  expect(secondsOf(ended('odd', 1, { finished_at: at(0) }))).toBeUndefined();
});
