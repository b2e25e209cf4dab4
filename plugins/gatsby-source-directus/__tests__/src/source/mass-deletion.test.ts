import { checkMassDeletion } from '../../../src/source/mass-deletion';
import { URL_OF_CMS } from '../../factories';

describe('mass deletion', () => {
  const check = (before: Record<string, number> | undefined, now: Record<string, number>) => () =>
    checkMassDeletion(before, now, URL_OF_CMS);

  it.each([
    ['a first build', undefined, { News: 0 }],
    ['nothing gone', { News: 100 }, { News: 100 }],
    ['more than before', { News: 100 }, { News: 2000 }],
    ['a handful, though it is all', { News: 10 }, { News: 0 }],
    ['a quarter', { News: 100 }, { News: 75 }],
    ['a type that is new', { News: 100 }, { News: 100, Doc: 1 }],
  ])('lets %s pass', (_name, before, now) => {
    expect(check(before, now)).not.toThrow();
  });

  it('stops where more than a quarter of a type is gone, with the numbers and the way on', () => {
    expect(check({ News: 1000, Doc: 40 }, { News: 999, Doc: 20 })).toThrow(
      `Directus at ${URL_OF_CMS} has far fewer items than at the last build:\n` +
        '  - News: 999, before 1000\n  - Doc: 20, before 40\n' +
        'If that is meant, build once with DIRECTUS_ALLOW_MASS_DELETION=true',
    );
  });

  it('stops where the losses of single types are small, but not their sum', () => {
    const before = Object.fromEntries('ABCDEF'.split('').map((name) => [name, 10]));
    const now = Object.fromEntries('ABCDEF'.split('').map((name) => [name, 6]));
    expect(check(before, now)).toThrow('far fewer items');
  });

  it('stops where a type is gone altogether', () => {
    expect(check({ News: 11 }, {})).toThrow('- News: 0, before 11');
  });
});
