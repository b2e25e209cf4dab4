/** @jest-environment node */
import {
  linkProblems,
  redirectProblems,
  scheduleProblems,
} from '../../../../cms/extensions/content/src/check';
import { linkKind } from '../../../../cms/extensions/content/src/link';
import { readFromPath, readTarget } from '../../../../cms/extensions/content/src/redirect';
import { refusalText, refusedValues } from '../../../../cms/extensions/content/src/refusal';
import { languageOf, LANGUAGES, TEXTS } from '../../../../cms/extensions/content/src/texts';
import { COLLECTIONS } from '../../../../cms/schema';
import fields from '../../../../contract/links/fields.json';
import links from '../../../../contract/links/links.json';
import redirects from '../../../../contract/links/redirects.json';
import rules from '../../../../contract/links/rules.json';
import { CONTENT_MODEL } from '../../../../src/config/content-model';

const SITE = 'https://site.example';
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface ModelField {
  type: string;
  column?: string;
  scheme?: string;
  translated?: boolean;
}

describe('the fields that are checked', () => {
  const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

  it('are all links and texts of the content model', () => {
    const model: Record<string, Record<string, string>> = {};
    for (const type of CONTENT_MODEL) {
      const entries: [string, ModelField][] = Object.entries(type.fields);
      for (const [name, { type: kind, column, scheme, translated }] of entries) {
        if (kind !== 'Link' && kind !== 'RichText') continue;
        const collection = translated ? `${type.collection}_translations` : type.collection;
        model[collection] ??= {};
        model[collection][column ?? snake(name)] =
          kind === 'RichText' ? 'html' : (scheme ?? 'link');
      }
    }
    expect(fields).toEqual(model);
  });

  it('are all texts that the admin lets one write links into', () => {
    const html = COLLECTIONS.flatMap(({ collection, fields: specs }) =>
      (specs ?? [])
        .filter(({ meta }) => meta.interface === 'input-rich-text-html')
        .map(({ field }) => `${collection}.${field}`),
    );
    const known = Object.entries(fields).flatMap(([collection, columns]) =>
      Object.entries(columns).flatMap(([column, kind]) =>
        kind === 'html' ? [`${collection}.${column}`] : [],
      ),
    );
    expect(known.sort()).toEqual(html.sort());
  });
});

describe('links', () => {
  it.each(links.valid)('may be $value', ({ value, kind }) => {
    expect(linkKind(value)).toBe(kind);
    expect(linkProblems('settings', { promo_link: value })).toEqual([]);
    const body = `<p><a href="${escapeHtml(value)}">a</a></p>`;
    expect(linkProblems('posts_translations', { body })).toEqual([]);
  });

  it.each(links.invalid)('are never $title', ({ value }) => {
    expect(linkKind(value)).toBeUndefined();
    const body = `<p><a href="${escapeHtml(value)}">a</a></p>`;
    expect(linkProblems('posts_translations', { body })).toHaveLength(1);
    if (value.trim() === '') return;
    expect(linkProblems('settings', { promo_link: value })).toEqual([
      { field: 'promo_link', reason: 'link', value },
    ]);
  });

  it.each([
    [{ phone: '+380445550142', email: 'office@example.com' }, []],
    [{ phone: ' ', email: '', whatsapp: null, promo_enabled: true, unknown: 'javascript:x' }, []],
    [{ phone: 'abc' }, ['phone']],
    [{ phone: '+380 44 555 01 42' }, ['phone']],
    [{ phone: '1);alert(1' }, ['phone']],
    [{ email: 'office' }, ['email']],
    [{ email: 'a@b.example,c@d.example', phone: 'abc' }, ['phone', 'email']],
  ] as Array<[Record<string, unknown>, string[]]>)(
    'of the settings %j: wrong are %j',
    (payload, wrong) => {
      const found = linkProblems('settings', payload).map(({ field }) => field);
      expect(found).toEqual(wrong);
    },
  );

  it('of a network lead there', () => {
    const telegram = { telegram: 'https://example.com/amara' };
    expect(linkProblems('settings', telegram)).toEqual([
      { field: 'telegram', reason: 'host', value: telegram.telegram, limit: 't.me, telegram.me' },
    ]);
    expect(linkProblems('settings', { telegram: 'https://t.me/amara' })).toEqual([]);
  });

  it.each([
    ['<a href=javascript:alert(1)>a</a>', 'javascript:alert(1)'],
    ['<A HREF="&#106;avascript&colon;alert(1)">a</A>', 'javascript:alert(1)'],
    ["<a\nhref = 'java\tscript:x'>a</a>", 'java\tscript:x'],
    ['<a href="www.example.com">a</a>', 'www.example.com'],
    ['<img src="data:image/png;base64,AA==">', 'data:image/png;base64,AA=='],
    ['<iframe src="//evil.example"></iframe>', '//evil.example'],
  ])('in the text %j are refused', (body, value) => {
    expect(linkProblems('pages_translations', { body })).toEqual([
      { field: 'body', reason: 'html', value },
    ]);
  });

  it('in a text of pictures, anchors and plain words are let through', () => {
    const body =
      '<p>javascript:alert(1) <a name="x">x</a><img src="/assets/7f3c1b52-0d5f-4a9a-8c15-94c0015b23fb?w=1"></p>';
    expect(linkProblems('pages_translations', { body })).toEqual([]);
  });
});

describe('redirects', () => {
  it.each(redirects.from.valid)('may start at $value', ({ value, path }) => {
    expect(readFromPath(value)).toEqual({ ok: true, path });
  });

  it.each(redirects.from.invalid)('never start at $value: $problem', ({ value, problem }) => {
    expect(readFromPath(value)).toEqual({ ok: false, problem });
    expect(redirectProblems({ from_path: value, to_path: '/news' }, [], SITE)).toEqual([
      { field: 'from_path', reason: problem, value },
    ]);
  });

  it.each(redirects.to.valid)('may lead to $value', ({ value }) => {
    const to_path = value.replace('{site}', SITE);
    expect(redirectProblems({ from_path: '/old', to_path }, ['/other'], SITE)).toEqual([]);
  });

  it.each(redirects.to.invalid)('never lead to %j', (value) => {
    expect(readTarget(value, SITE)).toEqual({ ok: false });
    expect(redirectProblems({ from_path: '/old', to_path: value }, [], SITE)).toEqual([
      { field: 'to_path', reason: 'target', value },
    ]);
  });

  it.each(['/old', '/old/', '/ru/old?a=b', `${SITE}/old#c`, '/%6fld'])(
    'from /old never lead to %s',
    (to_path) => {
      expect(redirectProblems({ from_path: '/old', to_path }, [], SITE)).toEqual([
        { field: 'to_path', reason: 'self', value: to_path },
      ]);
    },
  );

  it.each(['/old', '/ua/old', '/old/', ' /%6Fld'])(
    'are one for a path, /old beside %s',
    (other) => {
      expect(
        redirectProblems({ from_path: '/old', to_path: '/news' }, ['/x', other], SITE),
      ).toEqual([{ field: 'from_path', reason: 'duplicate', value: other }]);
    },
  );
});

describe('moments', () => {
  const early = '2026-11-22T10:00:00Z';
  const late = '2026-11-22T12:00:01+02:00';

  it.each([
    [{}, false],
    [{ publish_at: early }, false],
    [{ unpublish_at: early }, false],
    [{ publish_at: null, unpublish_at: early }, false],
    [{ publish_at: early, unpublish_at: late }, false],
    [{ publish_at: Date.parse(early), unpublish_at: late }, false],
    [{ publish_at: new Date(early), unpublish_at: early }, true],
    [{ publish_at: late, unpublish_at: early }, true],
  ])('%j are out of order: %s', (moments, isWrong) => {
    const found = scheduleProblems(moments).map(({ field, reason }) => [field, reason]);
    expect(found).toEqual(isWrong ? [['unpublish_at', 'order']] : []);
  });
});

describe('the words', () => {
  it.each(LANGUAGES)('are there for every reason in %s', (language) => {
    const own = ['target', 'self', 'duplicate', 'characters', 'order', 'host', 'fixed'];
    const links = ['link', 'tel', 'mailto', 'html'];
    const values = ['number', 'whole', 'least', 'most', 'choice', 'empty', 'date', 'day', 'time'];
    const forms = ['hours', 'period', 'shares', 'double', 'many', 'outline', 'room', 'country'];
    const periods = ['event', 'apply', 'pay', 'offer'];
    const menus = ['wide'];
    const files = ['picture', 'pdf'];
    expect(Object.keys(TEXTS[language]).sort()).toEqual(
      [
        ...own,
        ...links,
        ...values,
        ...forms,
        ...periods,
        ...menus,
        ...files,
        ...Object.keys(rules.redirect.from),
      ].sort(),
    );
    for (const text of Object.values(TEXTS[language])) expect(text).toMatch(/\.$/);
  });

  it.each([
    [['uk-UA'], 'uk'],
    [['ru-RU'], 'ru'],
    [['en-US'], 'en'],
    [['la'], 'en'],
    [[null, 'uk-UA'], 'uk'],
    [[undefined, null], 'en'],
  ])('are for an admin in %j those of %s', (tags, language) => {
    expect(languageOf(...tags)).toBe(language);
  });

  it('name the field as the admin does and show what was written, in bounds', () => {
    const problems = [
      { field: 'promo_link', reason: 'link' as const, value: '$&\n"x' },
      { field: 'phone', reason: 'tel' as const, value: 'x'.repeat(500) },
    ];
    expect(refusalText(problems, 'en')).toBe(
      'Promo link: "$&\\n\\"x" is not an address a link can have. Write it in full, like https://example.com/page, or as a path on the site, like /news.\n' +
        `Phone: "${'x'.repeat(80)}…" is not a phone number. Write + and the country code, without spaces: +380445550142.`,
    );
    expect(refusalText(problems, 'uk')).toMatch(/^Посилання промовікна: .*\nТелефон: /);
  });

  it('name the entry of a list, its field and the limit', () => {
    const problem = {
      field: 'payment_stages',
      reason: 'most' as const,
      value: '101',
      limit: '100',
    };
    const place = { entry: 2, part: 'share' };
    expect(refusalText([{ ...problem, ...place }], 'en')).toBe(
      'Payment stages, entry 2, Share: "101" is too large: 100 at most.',
    );
    expect(refusalText([{ ...problem, ...place }], 'uk')).toBe(
      'Етапи оплати, запис 2, Частка: "101" — забагато: не більше ніж 100.',
    );
  });

  it('make an error that Directus answers with', () => {
    const error = refusedValues(
      'settings',
      [{ field: 'phone', reason: 'tel', value: 'abc' }],
      'ru',
    );
    expect(error).toMatchObject({
      name: 'DirectusError',
      code: 'INVALID_PAYLOAD',
      status: 400,
      extensions: { collection: 'settings', field: 'phone', reason: error.message },
    });
  });
});
