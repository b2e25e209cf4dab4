import answers from '../../../contract/leads/answers.json';
import rules from '../../../contract/leads/rules.json';
import {
  FILE_MEGABYTES,
  hasField,
  LEAD_KINDS,
  LIMITS,
  readAnswer,
  TOPICS,
  MEETING_MODES,
} from '../../../src/domain/lead';

describe('the rules of requests', () => {
  it('are those of the contract', () => {
    expect([...LEAD_KINDS].sort()).toEqual(Object.keys(rules.kinds).sort());
    expect([...TOPICS]).toEqual(rules.fields.topic.choices);
    expect([...MEETING_MODES]).toEqual(rules.fields.meeting_mode.choices);
  });

  it('let files of 5 MB pass', () => {
    expect(LIMITS.fileBytes).toBe(5_242_880);
    expect(FILE_MEGABYTES).toBe(5);
  });

  it('ask for a file where one is needed, and nowhere else', () => {
    expect(LEAD_KINDS.filter((kind) => hasField(kind, 'file'))).toEqual(['cooperation', 'vacancy']);
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
