import answers from '../../../contract/account/rules.json';
import { ACCOUNT_FIELD_LIMITS, problemsOf, readRefusal } from '../../../src/domain/account';

const refusal = (code: string, details: object = {}) => ({
  errors: [{ message: 'x', extensions: { code, ...details } }],
});

describe('the fields of an account', () => {
  it.each([
    [{ email: '' }, { email: 'required' }],
    [{ email: 'anna@' }, { email: 'emailInvalid' }],
    [{ email: 'anna@example.com' }, {}],
    [{ email: '=anna@example.com' }, { email: 'emailInvalid' }],
    [{ name: 'www.example.com' }, { name: 'nameInvalid' }],
    [{ name: '=Anna' }, { name: 'nameInvalid' }],
    [{ name: 'Ｗｗｗ．example' }, { name: 'nameInvalid' }],
    [{ name: 'Ґалина' }, {}],
    [
      { password: 'a'.repeat(ACCOUNT_FIELD_LIMITS.passwordMinLength) },
      { password: 'passwordWeak' },
    ],
    [{ password: 'ab'.repeat(4) }, { password: 'passwordShort' }],
    [{ password: 'ab'.repeat(ACCOUNT_FIELD_LIMITS.passwordLength) }, { password: 'tooLong' }],
    [{ current: '' }, { current: 'required' }],
    [{ current: 'old' }, {}],
    [{ phone: '' }, {}],
    [{ phone: '+38' }, { phone: 'phoneInvalid' }],
    [{ alternative_contact: 'x' }, { alternative_contact: 'contactShort' }],
    [{}, {}],
  ])('%j have the problems %j', (values, problems) => {
    expect(problemsOf(values)).toEqual(problems);
  });
});

describe('a refusal', () => {
  it.each([
    [0, undefined, 'noAnswer'],
    [401, refusal('INVALID_CREDENTIALS'), 'signedOut'],
    [403, refusal('FORBIDDEN'), 'company'],
    [403, refusal('INVALID_TOKEN'), 'link'],
    [409, refusal('ALREADY_REGISTERED'), 'registered'],
    [409, refusal('SLOT_TAKEN', { field: 'meeting_start' }), 'slotTaken'],
    [400, refusal('FAILED_VALIDATION', { field: 'meeting_start', reason: 'past' }), 'slotGone'],
    [404, refusal('NOT_FOUND'), 'notFound'],
    [429, 'too many, says a proxy', 'rateLimited'],
    [400, refusal('INVALID_PAYLOAD'), 'refused'],
    [502, '<html>', 'unavailable'],
  ])('%d %j means %s', (status, body, failure) => {
    expect(readRefusal(status, body)).toEqual({ failure, fields: {} });
  });

  it.each([
    [{ field: 'email', reason: 'invalid' }, { email: 'emailInvalid' }],
    [{ field: 'password', reason: 'too_short' }, { password: 'passwordShort' }],
    [{ field: 'password', type: 'custom.pattern.base' }, { password: 'passwordShort' }],
    [{ field: 'name', reason: 'required' }, { name: 'required' }],
    [{ field: 'phone', reason: 'new' }, { phone: 'invalid' }],
  ])('of a field, %j, stands at the field', (details, fields) => {
    const body = refusal('FAILED_VALIDATION', details);
    expect(readRefusal(400, body)).toEqual({ failure: 'fields', fields });
  });

  it('of the password of now stands at that field', () => {
    const body = refusal('INVALID_CREDENTIALS', { field: 'password' });
    expect(readRefusal(401, body).fields).toEqual({ current: 'passwordWrong' });
  });

  it('is known for every code of the contract', () => {
    const general = ['FAILED_VALIDATION'];
    for (const [code, status] of Object.entries(answers.codes)) {
      if (general.includes(code)) continue;
      expect({ code, ...readRefusal(status, refusal(code)) }).not.toMatchObject({
        failure: 'refused',
      });
    }
  });
});
