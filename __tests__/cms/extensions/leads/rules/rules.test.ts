/** @jest-environment node */
import { readLeadsEnv } from '../../../../../cms/extensions/leads/src/env';
import { evaluateCaptcha } from '../../../../../cms/extensions/leads/src/rules/captcha';
import {
  contentHash,
  signDownloadToken,
  verifyDownloadToken,
} from '../../../../../cms/extensions/leads/src/rules/hash';
import {
  RETRY_SECONDS,
  isPermanent,
  mailErrorCode,
  nextDelay,
} from '../../../../../cms/extensions/leads/src/rules/outbox';
import { retentionCutoff } from '../../../../../cms/extensions/leads/src/rules/retention';
import {
  cleanText,
  emailOf,
  forSpreadsheet,
  isName,
} from '../../../../../cms/extensions/leads/src/rules/text';
import type { LeadValues } from '../../../../../cms/extensions/leads/src/rules/validate';
import {
  errorName,
  retryOnBusy,
} from '../../../../../cms/extensions/leads/src/store/database-errors';
import { keyedLock } from '../../../../../cms/extensions/leads/src/store/keyed-lock';
import { completeChange } from '../../../../../cms/extensions/leads/src/background-jobs';
import { localVerdict } from '../../../../../cms/scripts/local-captcha';

describe('the answer of the captcha’s verifier', () => {
  const expected = { action: 'lead_meeting', hostnames: ['example.com'], minScore: 0.5 };
  it.each([
    [{ success: true, score: 0.5 }, 'passed'],
    [{ success: true, score: 0.9, action: 'lead_meeting', hostname: 'example.com' }, 'passed'],
    [{ success: true, score: 0.49 }, 'failed'],
    [{ success: false }, 'failed'],
    [{}, 'failed'],
    [{ success: true, score: 0.9, action: 'login' }, 'failed'],
    [{ success: true, score: 0.9, hostname: 'evil.example' }, 'failed'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'failed'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'misconfigured'],
    [{ success: true }, 'misconfigured'],
  ])('%j means %s', (reply, verdict) => {
    expect(evaluateCaptcha(reply, expected)).toBe(verdict);
  });

  it('may come from any host where none is named', () => {
    const reply = { success: true, score: 1, hostname: 'any.example' };
    expect(evaluateCaptcha(reply, { ...expected, hostnames: [] })).toBe('passed');
  });

  it('is made up by the local one: every token but fail and low', () => {
    const spent = new Set<string>();
    const verdict = (token: string) => evaluateCaptcha(localVerdict(token, spent), expected);
    expect(['x', 'fail', 'low', '', 'x'].map(verdict)).toEqual([
      'passed',
      'failed',
      'failed',
      'failed',
      'passed',
    ]);
    expect(['once-1', 'once-1'].map(verdict)).toEqual(['passed', 'failed']);
  });
});

describe('mail that was not sent', () => {
  it('is tried again later and later, for more than a day, then given up', () => {
    const delays = RETRY_SECONDS.map((_delay, index) => nextDelay(index + 1) ?? 0);
    expect(delays).toEqual([...delays].sort((a, b) => a - b));
    expect(delays.reduce((sum, delay) => sum + delay)).toBeGreaterThan(86_400);
    expect(nextDelay(RETRY_SECONDS.length + 1)).toBeUndefined();
  });

  it('is explained by codes, never by words that quote an address', () => {
    const error = Object.assign(new Error('550 anna@example.com unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    expect(mailErrorCode(error)).toBe('EENVELOPE 550');
    expect(mailErrorCode('anna@example.com')).toBe('UNKNOWN');
    expect(isPermanent(error)).toBe(true);
    expect(isPermanent({ responseCode: 451 })).toBe(false);
    expect(isPermanent(new Error('down'))).toBe(false);
  });
});

describe('retention', () => {
  it.each([
    ['2026-11-21T10:00:00.000Z', 24, '2024-11-21T10:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ])('counts from %s %i months back to %s', (now, months, cutoff) => {
    expect(retentionCutoff(new Date(now), months).toISOString()).toBe(cutoff);
  });
});

describe('the digest of a content', () => {
  const values = { kind: 'vacancy', name: 'Anna', recaptcha_token: '1', isSpam: false };
  const digest = (change: object, file?: string) =>
    contentHash({ ...values, ...change } as unknown as LeadValues, file);

  it('is the same with another token, another with another word or file', () => {
    expect(digest({ recaptcha_token: '2' })).toBe(digest({}));
    expect(digest({ name: 'Hanna' })).not.toBe(digest({}));
    expect(digest({}, 'f1')).not.toBe(digest({}));
    expect(digest({}, 'f1')).not.toBe(digest({}, 'f2'));
  });
});

describe('the link to a presentation', () => {
  const now = Date.parse('2026-11-21T00:00:00Z');
  const token = signDownloadToken('secret', { file: 'file-1', until: now / 1000 + 60 });

  it('opens its file until it expires', () => {
    expect(verifyDownloadToken('secret', token, now)).toBe('file-1');
    expect(verifyDownloadToken('secret', token, now + 61_000)).toBeUndefined();
  });

  it('opens nothing where it was changed', () => {
    const [, signature] = token.split('.');
    const other = Buffer.from('{"file":"file-2","until":9999999999}').toString('base64url');
    expect(verifyDownloadToken('secret', `${other}.${signature}`, now)).toBeUndefined();
    expect(verifyDownloadToken('another', token, now)).toBeUndefined();
    expect(verifyDownloadToken('secret', 'x', now)).toBeUndefined();
    expect(verifyDownloadToken('secret', '', now)).toBeUndefined();
  });

  it('has one spelling: another last sign can mean the same bytes', () => {
    const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const opening = [...signs].filter((sign) =>
      verifyDownloadToken('secret', token.slice(0, -1) + sign, now),
    );
    expect(opening).toEqual([token.at(-1)]);
  });
});

describe('texts', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1|calc', "'+1|calc"],
    ['-2', "'-2"],
    ['@SUM(1)', "'@SUM(1)"],
    ['\t=1', "'\t=1"],
    ['\n=1+1', "'\n=1+1"],
    [' =1+1', "' =1+1"],
    ['\u200b=1+1', "'\u200b=1+1"],
    ['\u00ad\u2060 @SUM(1)', "'\u00ad\u2060 @SUM(1)"],
    ['\u3164-2', "'\u3164-2"],
    ['＝1+1', "'＝1+1"],
    ['\ufe62cmd', "'\ufe62cmd"],
    ['\u22122', "'\u22122"],
    ['+380671234567-1', '+380671234567 1'],
    ['+(1)-(2)', '+1 2'],
    ['+380671234567', '+380671234567'],
    ['+380 67 123-45-67', '+380 67 123 45 67'],
    ['@anna_1', '@anna_1'],
    ['plain = text', 'plain = text'],
  ])('%j is %j in a spreadsheet', (text, safe) => {
    expect(forSpreadsheet(text)).toBe(safe);
  });

  it.each([
    ['anna@example.com', 'anna@example.com'],
    [' anna@example.com ', 'anna@example.com'],
    ['@anna', undefined],
    ['anna@example', undefined],
    ['a@example.com, b@example.com', undefined],
    ['a@example.com\nBcc: b@example.com', undefined],
    ['"a b"@example.com', undefined],
    ['=1+1@example.com', undefined],
    ['+1@example.com', undefined],
    ['a\u0000b@example.com', undefined],
  ])('%j holds the address %j', (contact, address) => {
    expect(emailOf(contact)).toBe(address);
  });

  it.each(['=cmd', '＝cmd', '\u00ad-cmd', '\u200c+cmd', '＠anna', '\u2212a'])(
    'are no names where they start like a formula: %j',
    (text) => expect(isName(text)).toBe(false),
  );

  it.each(['Anna', "Д'Артаньян", 'O’Neil', 'Анна-Марія', 'نازنین\u200cزهرا', 'Jr. Anna'])(
    'are names: %s',
    (text) => expect(isName(text)).toBe(true),
  );

  it('keep their lines and lose what cannot be seen', () => {
    expect(cleanText('a\r\nb\u0000\u202ec\td')).toBe('a\nbc\td');
  });
});

describe('a change by the team', () => {
  const now = new Date('2026-11-21T00:00:00.000Z');
  it.each([
    [{ status: 'done' }, { status: 'done' }],
    [{ status: 'spam' }, { status: 'spam', slot: null }],
    [{ status: 'cancelled' }, { status: 'cancelled', slot: null }],
    [{ meeting_start: null }, { meeting_start: null, slot: null }],
    [
      { meeting_start: '2026-11-23T08:00:00Z' },
      { meeting_start: '2026-11-23T08:00:00Z', slot: '2026-11-23T08:00:00.000Z' },
    ],
    [
      { team_mail: 'waiting' },
      { team_mail: 'waiting', mail_due: now.toISOString(), mail_attempts: 0 },
    ],
  ])('%j means %j', (change, complete) => {
    expect(completeChange(change, now)).toEqual(complete);
  });
});

describe('a database that is locked', () => {
  it('is asked again, and its error named without what it quotes', async () => {
    let asked = 0;
    const busy = Object.assign(new Error("insert 'Anna' - SQLITE_BUSY"), { code: 'SQLITE_BUSY' });
    const work = async () => {
      asked += 1;
      if (asked < 2) throw busy;
      return 'done';
    };
    expect(await retryOnBusy(work)).toBe('done');
    expect(errorName(busy)).toBe('Error SQLITE_BUSY');
  });

  it('is asked four times within about two seconds, and then its error stands', async () => {
    jest.useFakeTimers();
    const busy = Object.assign(new Error('locked'), { code: '55P03' });
    const work = jest.fn(async () => Promise.reject(busy));
    const outcome = expect(retryOnBusy(work)).rejects.toBe(busy);
    await jest.advanceTimersByTimeAsync(2099);
    expect(work).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(4);
    await outcome;
    jest.useRealTimers();
  });

  it('is not asked again where the reason is another', async () => {
    const work = jest.fn(async () => Promise.reject(new Error('broken')));
    await expect(retryOnBusy(work)).rejects.toThrow('broken');
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('a lock', () => {
  it('lets one at a time through for a key, and others beside it', async () => {
    const locked = keyedLock();
    const order: string[] = [];
    let finish: () => void = () => undefined;
    const mayEnd = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = locked('a', async () => {
      await mayEnd;
      order.push('a1');
    });
    const second = locked('a', async () => {
      order.push('a2');
    });
    await locked('b', async () => {
      order.push('b');
    });
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(['b', 'a1', 'a2']);
  });

  it('goes on after work that failed', async () => {
    const locked = keyedLock();
    await expect(locked('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await locked('a', async () => 'yes')).toBe('yes');
  });
});

describe('the variables of the requests', () => {
  it('have usual values', () => {
    expect(readLeadsEnv({ PUBLIC_URL: 'https://cms.example.com/' })).toMatchObject({
      captcha: { secret: undefined, minScore: 0.5, hostnames: [], timeoutMs: 5000 },
      rate: { perAddress: 30, perContact: 10, windowMs: 600_000 },
      publicUrl: 'https://cms.example.com',
    });
  });

  it('are read as Directus hands them on: numbers and lists', () => {
    const env = readLeadsEnv({
      SITE_URL: 'https://www.example.com',
      RECAPTCHA_MIN_SCORE: 0.7,
      LEADS_MAIL_RETRY_SECONDS: [1, 2],
    });
    expect(env.captcha).toMatchObject({ minScore: 0.7, hostnames: ['www.example.com'] });
    expect(env.mail.retrySeconds).toEqual([1, 2]);
  });

  it.each([
    [
      { LEADS_RATE_LIMIT: 'many' },
      'LEADS_RATE_LIMIT is not a number from 1 to 1000000. Example: LEADS_RATE_LIMIT=30',
    ],
    [{ RECAPTCHA_VERIFY_URL: 'google' }, 'RECAPTCHA_VERIFY_URL is not an http or https address.'],
    [
      { LEADS_MAIL_RETRY_SECONDS: '30,soon' },
      'LEADS_MAIL_RETRY_SECONDS is not a list of seconds. Example: LEADS_MAIL_RETRY_SECONDS=30,60,300',
    ],
  ])('are refused by name: %j', (source, message) => {
    expect(() => readLeadsEnv(source)).toThrow(message);
  });
});
