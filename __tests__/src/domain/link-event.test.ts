import { linkEvent } from '../../../src/domain/link-event';

describe('linkEvent', () => {
  it.each([
    ['tel:+380445550142', ['click_phone', { place: 'header' }]],
    ['mailto:hello@amara.example', ['click_email', { place: 'header' }]],
    ['https://wa.me/380445550142', ['click_whatsapp', { place: 'header' }]],
    ['https://api.whatsapp.com/send?phone=380445550142', ['click_whatsapp', { place: 'header' }]],
    ['https://t.me/amara_example', ['click_telegram', { place: 'header' }]],
    ['https://www.instagram.com/amara', ['click_social', { network: 'instagram' }]],
    ['https://youtu.be/abc', ['click_social', { network: 'youtube' }]],
    [
      'https://www.amara.example/files/teak-house.PDF?v=2',
      ['file_download', { file_name: 'teak-house.PDF', file_extension: 'pdf' }],
    ],
  ])('%s', (address, event) => {
    expect(linkEvent(address, 'header')).toEqual(event);
  });

  it.each([
    'https://www.amara.example/projects',
    'https://notwa.me/380445550142',
    'https://t.me.evil.example/x',
    'javascript:alert(1)',
    'not an address',
  ])('is silent about %s', (address) => {
    expect(linkEvent(address, 'page')).toBeUndefined();
  });
});
