import {
  nameOf,
  stateSentences,
} from '../../../../../../cms/extensions/publishing/src/app/module/state-sentences';
import type {
  Build,
  SiteState,
} from '../../../../../../cms/extensions/publishing/src/app/rules/builds';
import { TEXTS } from '../../../../../../cms/extensions/publishing/src/app/texts';

const build = (values: Partial<Build>): Build => ({
  id: 'id',
  status: 'live',
  trigger: 'save',
  triggered_by: null,
  reason: null,
  rollback_to: null,
  kept: true,
  date_created: '10:00',
  started_at: '10:01',
  finished_at: '10:02',
  durations: null,
  changed_paths: null,
  ...values,
});
const QUIET: SiteState = { isLong: false, waiting: [], isPublisherAway: false };
const said = (state: Partial<SiteState>) =>
  stateSentences({ ...QUIET, ...state }, TEXTS.en, (moment) => moment ?? '').map(
    ({ text }) => text,
  );
const { site } = TEXTS.en;

it.each([
  ['nothing yet', {}, [site.none]],
  ['a live site', { live: { build: build({}) } }, ['Live since 10:02.']],
  [
    'a site that somebody put back',
    {
      live: {
        build: build({}),
        putBackBy: build({
          finished_at: '11:00',
          triggered_by: { first_name: 'Olena', last_name: null },
        }),
      },
    },
    ['The site was put back by Olena at 11:00 and shows the build of 10:02.'],
  ],
  [
    'a site that the command line put back',
    { live: { build: build({}), putBackBy: build({ finished_at: '11:00' }) } },
    ['The site was put back at 11:00 and shows the build of 10:02.'],
  ],
  [
    'a build that runs for long, and one that waits',
    {
      live: { build: build({}) },
      running: build({ status: 'running' }),
      isLong: true,
      waiting: [build({ status: 'queued' })],
    },
    [
      'Live since 10:02.',
      'A new version has been in the making since 10:01.',
      site.long,
      site.waiting,
    ],
  ],
  [
    'no publisher',
    { waiting: [build({ status: 'queued' })], isPublisherAway: true },
    [site.none, site.waiting, site.away],
  ],
  [
    'a refused build',
    { live: { build: build({}) }, problem: build({ status: 'refused' }) },
    ['Live since 10:02.', site.refused],
  ],
  ['a failed build', { problem: build({ status: 'failed' }) }, [site.none, site.failed]],
] as const)('says of %s what an editor needs to know', (_name, state, sentences) => {
  expect(said(state as Partial<SiteState>)).toEqual(sentences);
});

it('names a person as far as the name is known', () => {
  expect(nameOf({ first_name: 'Olena', last_name: 'Koval' })).toBe('Olena Koval');
  expect(nameOf(null)).toBe('');
});
