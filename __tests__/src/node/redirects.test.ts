import { redirectLines } from '../../../src/node/redirects';

const PLACEHOLDER = '/en/* /en/index.html 200';

describe('redirectLines', () => {
  it('answers below /en even where the editors have no rule', () => {
    expect(redirectLines([])).toEqual([PLACEHOLDER]);
  });

  it('puts a rule in every locale, with its status', () => {
    expect(redirectLines([{ fromPath: '/old', toPath: '/news', statusCode: 308 }])).toEqual([
      '/old /news 308',
      '/ru/old /ru/news 308',
      '/ua/old /ua/news 308',
      PLACEHOLDER,
    ]);
  });

  it.each([
    ['https://example.com/x', 'https://example.com/x'],
    ['/static/plan.pdf', '/static/plan.pdf'],
    ['/news?kind=a#top', '/ua/news?kind=a#top'],
    ['/', '/ua'],
  ])('leads to %s by %s', (toPath, target) => {
    const lines = redirectLines([{ fromPath: '/old', toPath, statusCode: 302 }]);
    expect(lines).toContain(`/ua/old ${target} 302`);
  });

  it('keeps the order of the rules, the placeholder last', () => {
    const rules = ['/b', '/a'].map((fromPath) => ({ fromPath, toPath: '/', statusCode: 301 }));
    const lines = redirectLines(rules);
    expect(lines.map((line) => line.split(' ')[0])).toEqual([
      '/b',
      '/ru/b',
      '/ua/b',
      '/a',
      '/ru/a',
      '/ua/a',
      '/en/*',
    ]);
  });
});
