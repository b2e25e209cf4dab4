import { followRedirects } from '../../../src/i18n/follow-redirects';

const TABLE = {
  '/old': '/news',
  '/older': '/old',
  '/away': 'https://example.com/x',
  '/file': '/static/plan.pdf',
  '/own': '/news?kind=a#top',
  '/a': '/b',
  '/b': '/a',
};

describe('followRedirects', () => {
  it.each([
    ['/old', '/news'],
    ['/ua/old', '/ua/news'],
    ['/ru/older?a=1#x', '/ru/news?a=1#x'],
    ['/ua/own?a=1', '/ua/news?kind=a#top'],
    ['/ua/away', 'https://example.com/x'],
    ['/ru/file', '/static/plan.pdf'],
    ['/news', '/news'],
    ['/constructor', '/constructor'],
    ['https://example.com/old', 'https://example.com/old'],
  ])('leads %s to %s', (from, to) => {
    expect(followRedirects(from, TABLE)).toBe(to);
  });

  it('ends in a loop too', () => {
    expect(['/a', '/b']).toContain(followRedirects('/a', TABLE));
  });
});
