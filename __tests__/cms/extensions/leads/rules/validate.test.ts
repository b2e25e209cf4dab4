/** @jest-environment node */
import {
  captchaAction,
  CODES,
  FIELD_RULES,
  hasSlot,
  isIdempotencyKey,
  isLeadKind,
  needsProject,
  sendsPresentation,
} from '../../../../../cms/extensions/leads/src/contract';
import { problem } from '../../../../../cms/extensions/leads/src/errors';
import {
  validateFields,
  validateFile,
} from '../../../../../cms/extensions/leads/src/rules/validate';
import type { LeadKind } from '../../../../../cms/extensions/leads/src/contract';
import phones from '../../../../../contract/leads/phones.json';
import answers from '../../../../../contract/leads/answers.json';
import rules from '../../../../../contract/leads/rules.json';
import cmsPackage from '../../../../../cms/package.json';
import sitePackage from '../../../../../package.json';
import { LOCALE_CODES } from '../../../../../src/i18n/locales';
import { INVALID, VALID, sendingOf } from '../../../../support/leads';

const SLOT = '2026-11-23T08:00:00.000Z';
const check = (kind: string, fields: Readonly<Record<string, string | null | undefined>>) =>
  validateFields(
    kind as LeadKind,
    new Map(
      Object.entries(fields).flatMap(([name, value]) =>
        typeof value === 'string' ? [[name, value.replace('<free slot>', SLOT)] as const] : [],
      ),
    ),
  );
const least = VALID.find(({ title }) => title.includes('least'))?.fields ?? {};
const valuesOf = (changes: Record<string, string>) => {
  const checked = check('consultation', { ...least, ...changes });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.values;
};

describe('the fields of a request', () => {
  it.each(VALID.map((example) => [example.title, example] as const))(
    'pass: %s',
    (_title, example) => {
      expect(check(example.kind, example.fields)).toMatchObject({ ok: true });
    },
  );

  const ofFields = INVALID.filter(
    ({ change, expected }) =>
      change !== undefined &&
      expected.code === 'FAILED_VALIDATION' &&
      !['past', 'not_offered', 'unknown'].includes(expected.reason ?? ''),
  );
  it.each(ofFields.map((example) => [example.title, example] as const))(
    'are refused: %s',
    (_title, example) => {
      const { field = '', reason } = example.expected;
      expect(check(example.kind, sendingOf(example).fields)).toEqual({
        ok: false,
        problems: [expect.objectContaining({ field, reason })],
      });
    },
  );

  it('are named one by one where several are wrong', () => {
    const checked = check('consultation', { ...least, name: '', phone: '1' });
    expect(checked.ok ? [] : checked.problems.map(({ message }) => message)).toEqual(
      answers.twoFieldsWrong.body.errors.map(({ message }) => message),
    );
  });

  it('are stored composed, without spaces around them', () => {
    expect(valuesOf({ name: '  И\u0306ван ' }).name).toBe('\u0419ван');
  });

  it('never fail for what a machine wrote: it is cut or left out', () => {
    const values = valuesOf({
      utm_source: 'x'.repeat(500),
      utm_medium: '=cmd()',
      utm_term: 'two\nlines',
      utm_content: '\u200b =1+1',
      utm_campaign: '\u0000\n=1+1',
      page_url: 'javascript:alert(1)',
    });
    expect(values.utm_source).toHaveLength(FIELD_RULES.utm_source.maxLength ?? 0);
    expect(values.utm_medium).toBe("'=cmd()");
    expect(values.utm_term).toBe('two lines');
    expect([values.utm_content, values.utm_campaign]).toEqual(["'=1+1", "'=1+1"]);
    expect(values.page_url).toBeNull();
  });

  it.each(['\u200b\n=1+1', '\u200b =1+1', '\u0000@SUM(1)'])(
    'start no formula in a spreadsheet: %j',
    (message) => expect(valuesOf({ message }).message).toMatch(/^'[=@]/),
  );

  it('have no control characters in an address that PostgreSQL would refuse', () => {
    expect(valuesOf({ page_url: 'https://example.com/\u0000a' }).page_url).toBe(
      'https://example.com/a',
    );
  });

  it('have the visitor’s time zone where it is one', () => {
    const [, meeting] = VALID;
    const zoneOf = (time_zone: string) => {
      const checked = check('meeting', { ...meeting?.fields, time_zone });
      return checked.ok ? checked.values.time_zone : checked.problems;
    };
    expect(zoneOf('Asia/Makassar')).toBe('Asia/Makassar');
    for (const text of ['Moon/Tycho', '=1+1', '<b>', '']) expect(zoneOf(text)).toBeNull();
    expect(valuesOf({ time_zone: 'Asia/Makassar' }).time_zone).toBeNull();
  });

  it('are in English where no language is named', () => {
    expect(valuesOf({}).locale).toBe('en');
  });

  it('betray a robot by the one nobody sees', () => {
    expect(valuesOf({}).isSpam).toBe(false);
    expect(valuesOf({ [rules.honeypot]: 'x' }).isSpam).toBe(true);
  });

  it.each(['2026-11-23T08:00:00Z', '2026-11-23T08:00Z'])('take the moment %s', (start) => {
    const checked = check('meeting', { ...least, meeting_mode: 'online', meeting_start: start });
    expect(checked.ok && checked.values.meeting_start).toBe(SLOT);
  });
});

describe('a phone number', () => {
  const reasonOf = (phone: string) => {
    const checked = check('consultation', { ...least, phone });
    return checked.ok ? checked.values.phone : checked.problems.map(({ message }) => message);
  };
  const understood = phones.flatMap(({ phone }) => (phone ? [phone] : []));

  it.each([...new Set(understood)])('that the form understands is taken: %s', (phone) => {
    expect(reasonOf(phone)).toBe(phone);
  });

  it('that a visitor typed otherwise is not guessed here', () => {
    const raw = phones.filter(({ typed }) => typed !== '' && !/^\+\d{11,12}$/.test(typed));
    expect(raw.filter(({ typed }) => typeof reasonOf(typed) === 'string')).toEqual([]);
  });
});

describe('the file of a request', () => {
  const pdf = { name: 'cv.pdf', bytes: 10 };
  it.each([
    ['vacancy', undefined, [problem('file', 'required')]],
    ['vacancy', pdf, []],
    ['consultation', undefined, []],
    ['consultation', pdf, [problem('file', 'unknown')]],
    ['vacancy', { ...pdf, bytes: 0 }, [problem('file', 'empty')]],
    ['vacancy', { ...pdf, name: `${'a'.repeat(252)}.pdf` }, [problem('file', 'too_long')]],
    ['vacancy', { ...pdf, name: '../cv.pdf' }, [problem('file', 'invalid')]],
    ['vacancy', { ...pdf, name: 'a\\cv.pdf' }, [problem('file', 'invalid')]],
    ['vacancy', { ...pdf, name: 'cv\u202efdp.exe' }, [problem('file', 'invalid')]],
  ] as const)('of a %s: %j', (kind, file, expected) => {
    expect(validateFile(kind, file)).toEqual(expected);
  });
});

describe('the contract', () => {
  it('is kept by one version of the numbering plans', () => {
    const name = 'libphonenumber-js';
    expect(cmsPackage.dependencies[name]).toBe(sitePackage.dependencies[name]);
  });

  it('takes the locales of the site, and no other', () => {
    const verdicts = [...LOCALE_CODES, 'uk', 'toString'].map(
      (locale) => check('consultation', { ...least, locale }).ok,
    );
    expect(verdicts).toEqual([...LOCALE_CODES.map(() => true), false, false]);
  });

  it('says by its fields what a kind is', () => {
    expect([hasSlot('meeting'), hasSlot('catalogue')]).toEqual([true, false]);
    expect([needsProject('catalogue'), needsProject('meeting')]).toEqual([true, false]);
    expect([sendsPresentation('catalogue'), sendsPresentation('meeting')]).toEqual([true, false]);
    // A stored request may be of a kind that is gone.
    expect([hasSlot('gone'), sendsPresentation('gone')]).toEqual([false, false]);
  });

  it('has a status for each code of the design', () => {
    expect(CODES).toEqual({
      FAILED_VALIDATION: 400,
      CAPTCHA_FAILED: 403,
      SLOT_TAKEN: 409,
      FILE_TOO_LARGE: 413,
      UNSUPPORTED_MEDIA_TYPE: 415,
      RATE_LIMITED: 429,
      SERVICE_UNAVAILABLE: 503,
    });
  });

  it('names only fields it has rules for', () => {
    const named = [
      ...rules.requiredEverywhere,
      ...rules.optionalEverywhere,
      ...rules.campaign,
      ...Object.values(rules.kinds).flatMap(({ required, optional }) => [...required, ...optional]),
    ];
    expect(named.filter((field) => !(field in rules.fields))).toEqual([]);
  });

  it('knows kinds, keys and actions', () => {
    expect(isLeadKind('meeting')).toBe(true);
    expect(isLeadKind('toString')).toBe(false);
    expect(isIdempotencyKey('a-1')).toBe(true);
    expect(isIdempotencyKey('a b')).toBe(false);
    expect(isIdempotencyKey('a'.repeat(201))).toBe(false);
    for (const formula of ['=1+1', '+1', '-1', '@SUM(1)', 'a;=1+1', '"a"']) {
      expect(isIdempotencyKey(formula)).toBe(false);
    }
    expect(captchaAction('vacancy')).toBe('lead_vacancy');
  });
});
