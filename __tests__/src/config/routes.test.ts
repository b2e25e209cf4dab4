import { pagePath, ROUTES } from '../../../src/config/routes';

describe('pagePath', () => {
  it.each([
    ['/news', 1, '/news'],
    ['/news', 2, '/news/page/2'],
    ['/news', 12, '/news/page/12'],
    ['/news', 0, '/news'],
  ])('puts of %s page %d at %s', (listPath, page, path) => {
    expect(pagePath(listPath, page)).toBe(path);
  });
});

describe('the routes', () => {
  it('are distinct paths without a trailing slash', () => {
    const paths = Object.values(ROUTES);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths.filter((candidate) => candidate !== '/')) {
      expect(path).toMatch(/^(?:\/[a-z0-9-]+)+$/);
    }
  });
});
