/** @jest-environment node */
import { createHmac } from 'node:crypto';
import {
  alertBody,
  alertMail,
  type Alert,
} from '../../../../../cms/extensions/publishing/src/alerts/message';
import {
  ALERT_LANGUAGES,
  alertTexts,
} from '../../../../../cms/extensions/publishing/src/alerts/texts';
import {
  alertFor,
  type EndedBuild,
} from '../../../../../cms/extensions/publishing/src/alerts/transition';
import { readAlertsEnv } from '../../../../../cms/extensions/publishing/src/env';
import { signature } from '../../../../../cms/extensions/publishing/src/wake';
import { LANGUAGES } from '../../../../../cms/schema';

const build = (status: string, reason = '', change: Partial<EndedBuild> = {}): EndedBuild => ({
  id: 'b',
  status,
  reason,
  started_at: 1,
  rollback_to: null,
  ...change,
});
const live = build('live', 'One page changed.');
const noPrice = build('refused', 'Teak House has no price.');
const noTitle = build('refused', 'Teak House has no title.');
const down = build('failed', 'Directus does not answer.');
const putBack = build('rolled_back', 'The site was put back.', { started_at: null });
const wish = build('live', 'The site is back.', { rollback_to: 'earlier' });

describe('people are told', () => {
  it.each<[string, EndedBuild, EndedBuild[], string | undefined]>([
    ['nothing of a build that goes live', live, [live], undefined],
    ['nothing of the first one that goes live', live, [], undefined],
    ['of one that is refused', noPrice, [live], 'refused'],
    ['of the first one that fails', down, [], 'failed'],
    ['not again of the same reason', noPrice, [noPrice, noPrice, live], undefined],
    ['of another reason', noTitle, [noPrice, live], 'refused'],
    ['not again of one that came in between', noPrice, [noTitle, noPrice, live], undefined],
    ['of a failure after a refusal', down, [noPrice, live], 'failed'],
    ['once more when it is mended', live, [down, noPrice, live], 'mended'],
    ['of the same reason after it was mended', noPrice, [live, noPrice, live], 'refused'],
    [
      'not again where only figures and names of builds differ',
      build('refused', '12 pages of 0d9a3c1e-1f2b-4c3d-8e4f-5a6b7c8d9e0f'),
      [build('refused', '13 pages of 1d9a3c1e-1f2b-4c3d-8e4f-5a6b7c8d9e0f'), live],
      undefined,
    ],
    ['nothing of a rollback that went well', wish, [noPrice, live], undefined],
    [
      'of a rollback that failed',
      build('failed', 'Not kept.', { rollback_to: 'x' }),
      [live],
      'failed',
    ],
    ['also after a rollback that it is mended', live, [wish, noPrice, live], 'mended'],
    ['not again after rows that never were built', noPrice, [putBack, noPrice, live], undefined],
    [
      'anew after a build that was live and put back',
      noPrice,
      [build('rolled_back', 'One page changed.'), noPrice],
      'refused',
    ],
    ['nothing of a row that was never built', putBack, [noPrice], undefined],
  ])('%s', (_name, ended, before, kind) => {
    expect(alertFor(ended, before)).toBe(kind);
  });
});

const alert: Alert = {
  kind: 'refused',
  build: { id: '42', status: 'refused', reason: 'Teak House has no price.\n/projects: no heading' },
  siteUrl: 'https://www.example.com',
  publicUrl: 'https://cms.example.com',
};

describe('the mail', () => {
  it('says what happened, why, and where to look', () => {
    expect(alertMail(alert, null)).toEqual({
      subject: 'Not published: https://www.example.com',
      text:
        'The newest build of the site did not pass the checks and was not published. The site stays as it was; what has been saved since is not on it yet.\n\n' +
        'Reason:\nTeak House has no price.\n/projects: no heading\n\n' +
        'The build in the admin:\nhttps://cms.example.com/admin/content/builds/42\n',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  it('has no reason to give when it is mended, and bounds one that is endless', () => {
    expect(alertMail({ ...alert, kind: 'mended' }, 'en').text).not.toContain('Reason');
    const endless = { ...alert.build, reason: 'x'.repeat(100_000) };
    expect(alertMail({ ...alert, build: endless }, 'en').text.length).toBeLessThan(5_000);
    expect(alertBody({ ...alert, build: endless }, 0).length).toBeLessThan(5_000);
  });

  it('is there in each language of the CMS', () => {
    expect([...ALERT_LANGUAGES].sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
    const subjects = ALERT_LANGUAGES.map((language) => alertMail(alert, language).subject);
    expect(new Set(subjects).size).toBe(ALERT_LANGUAGES.length);
    expect(alertTexts('xx')).toBe(alertTexts('en'));
  });
});

describe('the webhook', () => {
  it('gets the build as JSON', () => {
    expect(JSON.parse(alertBody(alert, Date.parse('2026-11-22T10:00:00Z')))).toEqual({
      event: 'refused',
      build: '42',
      status: 'refused',
      reason: alert.build.reason,
      site: 'https://www.example.com',
      url: 'https://cms.example.com/admin/content/builds/42',
      at: '2026-11-22T10:00:00.000Z',
    });
  });

  it('gets a signature of time, number and body', () => {
    const digest = createHmac('sha256', 'secret').update('1.nonce.{"a":1}').digest('hex');
    expect(signature('secret', 1, 'nonce', '{"a":1}')).toBe(`t=1,n=nonce,v1=${digest}`);
    expect(signature('secret', 1, 'nonce')).not.toContain(digest);
  });
});

it('reads who is told, whether Directus has made a list of it or not', () => {
  const of = (value: unknown) => readAlertsEnv({ ALERT_EMAIL: value }).emails;
  expect([of(undefined), of(''), of('a@x.example, b@x.example'), of(['a@x.example'])]).toEqual([
    [],
    [],
    ['a@x.example', 'b@x.example'],
    ['a@x.example'],
  ]);
  expect(readAlertsEnv({}).webhook).toBeUndefined();
});
