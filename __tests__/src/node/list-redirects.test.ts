import { LIST_REDIRECTS } from '../../../src/node/list-redirects';
import { redirectLines, redirectTable } from '../../../src/node/redirects';

describe('the number of a list’s first page', () => {
  it.each(['news', 'articles', 'docs', 'sales'])('leads to %s itself, in every locale', (list) => {
    const lines = redirectLines(LIST_REDIRECTS);
    expect(lines).toContain(`/${list}/page/1 /${list} 301`);
    expect(lines).toContain(`/ru/${list}/page/1 /ru/${list} 301`);
    expect(lines).toContain(`/ua/${list}/page/1 /ua/${list} 301`);
    expect(redirectTable(LIST_REDIRECTS)[`/${list}/page/1`]).toBe(`/${list}`);
  });
});
