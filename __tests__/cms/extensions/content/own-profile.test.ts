import {
  OWN_FIELDS,
  PROFILE_TEXTS,
  profileProblem,
} from '../../../../cms/extensions/content/src/own-profile';
import { LANGUAGES } from '../../../../cms/extensions/content/src/texts';

describe('a change of a profile', () => {
  it('is fine for the own one, in each field of the list', () => {
    for (const field of OWN_FIELDS) {
      expect([field, profileProblem('me', ['me'], { [field]: 'x' })]).toEqual([field, undefined]);
    }
  });

  it.each([
    'email',
    'role',
    'policies',
    'status',
    'token',
    'tfa_secret',
    'provider',
    'external_identifier',
    'auth_data',
    'last_access',
    'id',
    'phone',
    'constructor',
  ])('is refused in %s, beside a harmless field too', (field) => {
    expect(profileProblem('me', ['me'], { language: 'ru-RU', [field]: 'x' })).toBe('fields');
  });

  it('is refused for others, for several, and for a caller without a user', () => {
    expect(profileProblem('me', ['other'], { language: 'ru-RU' })).toBe('others');
    expect(profileProblem('me', ['me', 'other'], { language: 'ru-RU' })).toBe('others');
    expect(profileProblem(null, ['me'], { language: 'ru-RU' })).toBe('others');
    expect(profileProblem(undefined, ['me'], { language: 'ru-RU' })).toBe('others');
  });

  it('is refused in each language of the admin', () => {
    expect(Object.keys(PROFILE_TEXTS).sort()).toEqual([...LANGUAGES].sort());
  });
});
