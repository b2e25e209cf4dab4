import answers from '../../../contract/leads/answers.json';
import rules from '../../../contract/leads/rules.json';
import {
  FILE_MEGABYTES,
  hasField,
  isRequired,
  LEAD_KINDS,
  LIMITS,
  MEETING_MODES,
  MEETING_PLACES,
  ON_SITE,
  readAnswer,
  sendsPresentation,
  sentKind,
  type FormField,
  type LeadKind,
} from '../../../src/domain/lead';

describe('the rules of requests', () => {
  it('let files of 5 MB pass', () => {
    expect(LIMITS.fileBytes).toBe(5_242_880);
    expect(FILE_MEGABYTES).toBe(5);
  });

  it('say what differs between the kinds', () => {
    const has = (field: FormField, ...kinds: LeadKind[]) =>
      kinds.map((kind) => hasField(kind, field));
    expect(has('file', 'vacancy', 'meeting')).toEqual([true, false]);
    expect(has('meeting_start', 'meeting', 'catalogue')).toEqual([true, false]);
    expect(has('name', ...LEAD_KINDS)).not.toContain(false);
    expect([isRequired('meeting', 'message'), isRequired('vacancy', 'message')]).toEqual([
      false,
      true,
    ]);
    expect([sendsPresentation('catalogue'), sendsPresentation('meeting')]).toEqual([true, false]);
  });
});

describe('readAnswer', () => {
  it('reads what was stored, with the catalogue where there is one', () => {
    const { created, createdCatalogue } = answers;
    expect(readAnswer(created.status, created.body)).toEqual({
      ok: true,
      id: created.body.data.id,
      fileUrl: undefined,
    });
    expect(readAnswer(createdCatalogue.status, createdCatalogue.body)).toMatchObject({
      fileUrl: createdCatalogue.body.data.file_url,
    });
  });

  it('tells each field that is wrong', () => {
    const { status, body } = answers.twoFieldsWrong;
    expect(readAnswer(status, body)).toEqual({
      ok: false,
      failure: 'fields',
      fields: { name: 'required', phone: 'phoneInvalid' },
      retryAfter: undefined,
    });
  });

  it('reads when to try again', () => {
    const { status, body, headers } = answers.rateLimited;
    expect(readAnswer(status, body, headers['Retry-After'])).toMatchObject({
      failure: 'rateLimited',
      retryAfter: 600,
    });
  });

  it('points at the time that has been taken', () => {
    const { status, body } = answers.slotTaken;
    expect(readAnswer(status, body)).toMatchObject({
      failure: 'slotTaken',
      fields: { meeting_start: 'slotGone' },
    });
  });

  it('knows every code of the contract', () => {
    const failures = Object.entries(rules.codes).map(([code, status]) => {
      const body = { errors: [{ message: '', extensions: { code, field: 'name' } }] };
      const outcome = readAnswer(status, body);
      return outcome.ok ? 'stored' : outcome.failure;
    });
    expect(failures).toEqual([
      'fields',
      'captcha',
      'slotTaken',
      'tooLarge',
      'fileType',
      'rateLimited',
      'unavailable',
    ]);
  });

  it.each<[string, number, unknown, string]>([
    ['no answer', 0, undefined, 'noAnswer'],
    ['a proxy that finds the body too large', 413, '<html>', 'tooLarge'],
    ['a proxy without a server behind it', 502, '<html>', 'unavailable'],
    ['a success that is none', 200, { data: null }, 'refused'],
    ['an error nobody knows', 418, { errors: [{}] }, 'refused'],
    [
      'a wrong field that no visitor sees',
      400,
      { errors: [{ extensions: { code: 'FAILED_VALIDATION', field: 'Idempotency-Key' } }] },
      'refused',
    ],
  ])('makes the best of %s', (_, status, body, failure) => {
    expect(readAnswer(status, body)).toMatchObject({ ok: false, failure });
  });
});

describe('a meeting', () => {
  it('is held at the places that the contract has modes of, and on the island', () => {
    expect([...MEETING_PLACES].sort()).toEqual([...MEETING_MODES, ON_SITE].sort());
  });

  it.each([
    ['meeting', 'offline', 'meeting'],
    ['meeting', '', 'meeting'],
    ['meeting', ON_SITE, 'consultation'],
    ['catalogue', ON_SITE, 'catalogue'],
  ] as const)('of the form %s at “%s” is sent as %s', (kind, mode, sent) => {
    expect(sentKind(kind, { meeting_mode: mode })).toBe(sent);
  });
});
