/** @jest-environment node */
import {
  hostsOf,
  isOnHost,
  plainContacts,
  plainPhone,
} from '../../../../cms/extensions/content/src/contacts';

describe('a phone number', () => {
  it.each([
    ['+380445550142', '+380445550142'],
    ['+38 (044) 555-01-42', '+380445550142'],
    ['0038 044 555 01 42', '+380445550142'],
    ['+38\u00a0044\u2013555\u20130142', '+380445550142'],
    ['+62-361-555-0142', '+623615550142'],
  ])('written as %s is stored as %s', (typed, stored) => {
    expect(plainPhone(typed)).toBe(stored);
  });

  it.each(['044 555 01 42', 'abc', '+380 44 555 01 42 ext. 7', '+0445550142', ''])(
    'that is none stays as it was written: %j',
    (typed) => {
      expect(plainPhone(typed)).toBe(typed);
    },
  );
});

describe('the contacts of the settings', () => {
  it('are written as addresses where a name or a number says the same', () => {
    expect(
      plainContacts({
        phone: ' +38 044 555 01 42 ',
        whatsapp: '+38 044 555 01 42',
        telegram: '@amara_example',
        instagram: '@amara.example',
        youtube: '@amara',
        email: ' office@example.com',
        promo_enabled: true,
        promo_link: null,
      }),
    ).toEqual({
      phone: '+380445550142',
      whatsapp: 'https://wa.me/380445550142',
      telegram: 'https://t.me/amara_example',
      instagram: 'https://www.instagram.com/amara.example',
      youtube: 'https://www.youtube.com/@amara',
      email: ' office@example.com',
      promo_enabled: true,
      promo_link: null,
    });
  });

  it('stay as they are where they say something else', () => {
    const settings = {
      whatsapp: 'https://wa.me/1',
      telegram: 'amara example',
      instagram: '@',
      youtube: 'javascript:alert(1)',
    };
    expect(plainContacts(settings)).toEqual(settings);
  });

  it.each([
    ['telegram', 'https://t.me/a', true],
    ['telegram', 'https://t.me.evil.example/a', false],
    ['whatsapp', 'https://api.whatsapp.com/send?phone=1', true],
    ['instagram', 'https://instagram.com/a', true],
    ['youtube', 'https://youtu.be/a', true],
    ['youtube', '/news', false],
  ])('of %s lead there: %s is %s', (column, address, isRight) => {
    expect(isOnHost(address, hostsOf(column) ?? [])).toBe(isRight);
  });

  it('of other columns lead anywhere', () => {
    expect(hostsOf('promo_link')).toBeUndefined();
    expect(hostsOf('constructor')).toBeUndefined();
  });
});
