/** @jest-environment node */
import { promoLinkWarning } from '../../../src/node/promo-link';

const SETTINGS = {
  itemId: '1',
  editAddress: 'https://cms.example/admin/content/settings',
  promoEnabled: true,
};
const SITE = {
  pagePaths: ['/', '/news', '/sales/old', '/sales/new', '/ru/news'],
  redirects: { '/offer': '/sales/old', '/spring': '/sales/new' },
  sales: [
    { slug: 'old', validUntil: '2026-03-31' },
    { slug: 'new', validUntil: '2026-04-01' },
  ],
  today: '2026-04-01',
};
const WHERE = 'SiteSettings 1 (https://cms.example/admin/content/settings): promoLink:';

describe('promoLinkWarning', () => {
  it.each([
    ['/sales/new', undefined],
    ['/news?page=2#part', undefined],
    ['/spring', undefined],
    ['/files/plan.pdf', undefined],
    ['https://example.com', undefined],
    [null, undefined],
    ['/sales/old', `${WHERE} the offer at /sales/old ended on 2026-03-31.`],
    ['/ru/sales/old#terms', `${WHERE} the offer at /ru/sales/old#terms ended on 2026-03-31.`],
    ['/offer', `${WHERE} the offer at /offer ended on 2026-03-31.`],
    ['/sales/gone', `${WHERE} there is no page at /sales/gone.`],
  ])('says of %s: %s', (promoLink, warning) => {
    expect(promoLinkWarning({ ...SETTINGS, promoLink }, SITE)).toBe(warning);
  });

  it('says nothing of a popup that is switched off', () => {
    const settings = { ...SETTINGS, promoEnabled: false, promoLink: '/sales/gone' };
    expect(promoLinkWarning(settings, SITE)).toBeUndefined();
  });
});
