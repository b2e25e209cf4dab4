/** @jest-environment node */
import examples from '../../../contract/links/redirects.json';
import { matchRedirect, parseRedirects } from '../../../scripts/support/host-rules';
import { followRedirects } from '../../../src/i18n/follow-redirects';
import { LOCALE_CODES } from '../../../src/i18n/locales';
import { localizePath } from '../../../src/i18n/paths';
import {
  planRedirects,
  readFromPath,
  readTarget,
  redirectLines,
  redirectTable,
  type RedirectItem,
} from '../../../src/node/redirects';

const PLACEHOLDER = ['/uk /ua 301', '/uk/* /ua/:splat 301', '/en/* /en/index.html 200'];
const SITE = 'https://site.example';
const PAGES = ['/', '/news', '/articles', '/ru/news', '/ua/news', '/новини'];

const itemOf = (
  fromPath: string,
  toPath: string,
  statusCode = 301,
  itemId = '1',
): RedirectItem => ({
  itemId,
  editAddress: `https://cms.example/admin/content/redirects/${itemId}`,
  fromPath,
  toPath,
  statusCode,
});
const items = (...rows: Array<[string, string, number?]>) =>
  rows.map(([from, to, status], index) => itemOf(from, to, status, String(index + 1)));
const plan = (...rows: Array<[string, string, number?]>) =>
  planRedirects(items(...rows), PAGES, SITE);
const where = (id: number) => `Redirect ${id} (https://cms.example/admin/content/redirects/${id}):`;

describe('the contract of redirects', () => {
  it.each(examples.from.valid)('reads the path $value as $path', ({ value, path }) => {
    expect(readFromPath(value)).toEqual({ ok: true, path });
  });

  it.each(examples.from.invalid)('refuses the path $value: $problem', ({ value, problem }) => {
    expect(readFromPath(value)).toEqual({ ok: false, problem });
  });

  it.each(examples.to.valid)('reads the target $value as $target', ({ value, target }) => {
    expect(readTarget(value.replace('{site}', SITE), SITE)).toBe(target);
  });

  it.each(examples.to.invalid)('refuses the target %j', (value) => {
    expect(readTarget(value, SITE)).toBeUndefined();
  });
});

describe('planRedirects', () => {
  it('writes what works, without a word', () => {
    expect(plan(['/old', '/news', 308], ['/away', 'https://example.com/x', 302])).toEqual({
      rules: [
        { fromPath: '/old', toPath: '/news', statusCode: 308 },
        { fromPath: '/away', toPath: 'https://example.com/x', statusCode: 302 },
      ],
      warnings: [],
    });
  });

  it.each([
    ['a page', ['/news/', '/articles'], 'fromPath: "/news/" is a page of the site'],
    [
      'a page in another language',
      ['/ru/news', '/articles'],
      'fromPath: "/ru/news" is a page of the site',
    ],
    [
      'a page written otherwise',
      ['/%d0%bdовини', '/articles'],
      'fromPath: "/%d0%bdовини" is a page of the site',
    ],
    [
      'a wildcard',
      ['/*', 'https://evil.example'],
      'fromPath: "/*" holds * or a part that begins with a colon, which would catch other addresses too',
    ],
    [
      'a line of its own',
      ['/a\n/b https://evil.example 302', '/news'],
      'fromPath: "/a\\n/b https://evil.example 302" holds a line break, another control character or a backslash',
    ],
    [
      'no target',
      ['/a', 'javascript:alert(1)'],
      'toPath: "javascript:alert(1)" is neither a path of the site nor an http address',
    ],
    ['no status', ['/a', '/news', Number.NaN], 'statusCode: NaN is none of 301, 302, 307, 308'],
    [
      'a status that is no redirect',
      ['/a', '/news', 200],
      'statusCode: 200 is none of 301, 302, 307, 308',
    ],
    ['itself', ['/a', '/a/?b=c'], 'toPath: /a → /a never ends'],
  ] as Array<[string, [string, string, number?], string]>)(
    'leaves out what starts at or leads to %s',
    (_title, row, problem) => {
      expect(plan(['/fine', '/news'], row)).toEqual({
        rules: [{ fromPath: '/fine', toPath: '/news', statusCode: 301 }],
        warnings: [`${where(2)} ${problem}; the redirect is left out.`],
      });
    },
  );

  it('leaves out the second of two for one path', () => {
    expect(plan(['/old', '/news'], ['/ua/old/', '/articles'])).toEqual({
      rules: [{ fromPath: '/old', toPath: '/news', statusCode: 301 }],
      warnings: [
        `${where(2)} fromPath: Redirect 1 starts at "/ua/old/" already; the redirect is left out.`,
      ],
    });
  });

  it('leaves out a loop and what leads into it', () => {
    const { rules: written, warnings } = plan(['/a', `${SITE}/b`], ['/b', '/a#x'], ['/c', '/a']);
    expect(written).toEqual([]);
    expect(warnings).toEqual([
      `${where(1)} toPath: /a → /b → /a never ends; the redirect is left out.`,
      `${where(2)} toPath: /b → /a → /b never ends; the redirect is left out.`,
      `${where(3)} toPath: /c → /a → /b → /a never ends; the redirect is left out.`,
    ]);
  });

  it('leads a chain to its end at once, for good only where every step is', () => {
    const { rules: written, warnings } = plan(
      ['/oldest', '/older?a=1', 308],
      ['/older', '/old', 302],
      ['/old', '/news#part', 301],
    );
    expect(written).toEqual([
      { fromPath: '/oldest', toPath: '/news?a=1#part', statusCode: 302 },
      { fromPath: '/older', toPath: '/news#part', statusCode: 302 },
      { fromPath: '/old', toPath: '/news#part', statusCode: 301 },
    ]);
    expect(warnings).toEqual([
      `${where(1)} toPath: "/older?a=1" is a redirect itself; it leads to /news?a=1#part at once.`,
      `${where(2)} toPath: "/old" is a redirect itself; it leads to /news#part at once.`,
    ]);
  });

  it.each([
    ['/gone', [`${where(1)} toPath: there is no page at "/gone".`]],
    [`${SITE}/gone?a=1`, [`${where(1)} toPath: there is no page at "${SITE}/gone?a=1".`]],
    ['/новини', []],
    ['/files/plan.pdf', []],
    ['/sitemap-index.xml', []],
    ['https://example.com/gone', []],
  ])('keeps a redirect to %s and warns where it has no page', (toPath, warnings) => {
    const planned = plan(['/a', toPath]);
    expect(planned.rules).toHaveLength(1);
    expect(planned.warnings).toEqual(warnings);
  });
});

const linesOf = (...rows: Array<[string, string, number?]>) => redirectLines(plan(...rows).rules);

describe('redirectLines', () => {
  it('answers below /en even where the editors have no rule', () => {
    expect(redirectLines([])).toEqual(PLACEHOLDER);
  });

  it('puts a rule in every locale, with its status', () => {
    expect(linesOf(['/old', '/news', 308])).toEqual([
      ...LOCALE_CODES.map(
        (locale) => `${localizePath('/old', locale)} ${localizePath('/news', locale)} 308`,
      ),
      ...PLACEHOLDER,
    ]);
  });

  it.each([
    ['https://example.com/x', 'https://example.com/x'],
    ['/static/plan.pdf', '/static/plan.pdf'],
    ['/news?kind=a#top', '/ua/news?kind=a#top'],
    ['/', '/ua'],
  ])('leads to %s by %s', (toPath, target) => {
    expect(linesOf(['/old', toPath, 302])).toContain(`/ua/old ${target} 302`);
  });

  it('keeps the order of the rules, the placeholder last', () => {
    expect(linesOf(['/b', '/'], ['/a', '/']).map((line) => line.split(' ')[0])).toEqual([
      ...LOCALE_CODES.map((locale) => localizePath('/b', locale)),
      ...LOCALE_CODES.map((locale) => localizePath('/a', locale)),
      '/uk',
      '/uk/*',
      '/en/*',
    ]);
  });
});

describe('what is written', () => {
  const everything = [
    ...examples.from.valid.map(({ value }) => value),
    ...examples.from.invalid.map(({ value }) => value),
  ].flatMap((from, index) => {
    const targets = [...examples.to.valid.map(({ value }) => value), ...examples.to.invalid];
    const target = (targets[(index * 5) % targets.length] ?? '').replace('{site}', SITE);
    return [itemOf(from, target, 301, `a${index}`), itemOf(from, '/news#part', 302, `b${index}`)];
  });
  const planned = planRedirects(everything, PAGES, SITE);
  const hosted = parseRedirects(redirectLines(planned.rules).join('\n') + '\n');
  const table = redirectTable(planned.rules);

  it('is read by the host line by line as it was written', () => {
    expect(planned.rules.length).toBeGreaterThan(5);
    expect(hosted).toHaveLength(planned.rules.length * LOCALE_CODES.length + PLACEHOLDER.length);
    expect(new Set(hosted.map(({ status }) => status))).toEqual(new Set([200, 301, 302]));
    for (const { from, to } of hosted) expect(`${from} ${to}`).toMatch(/^[!-~]+ [!-~]+$/);
  });

  it.each(planned.rules.flatMap((rule) => LOCALE_CODES.map((locale) => ({ ...rule, locale }))))(
    'leads $locale $fromPath to the same address on the host and in the page',
    ({ fromPath, locale }) => {
      const path = localizePath(fromPath, locale);
      expect(matchRedirect(hosted, path)?.to).toBe(followRedirects(path, table));
      expect(followRedirects(decodeURI(path), table)).toBe(followRedirects(path, table));
    },
  );
});
