import { sealTicket } from '../../../../cms/extensions/publishing/src/preview/ticket';
import { preview } from '../../../../contract/publishing.json';
import { seal } from '../../../../publisher/src/preview/sealed';
import {
  isOwnPath,
  openSession,
  previewCookie,
  readPreviewCookie,
  sealSession,
  ticketCheck,
} from '../../../../publisher/src/preview/session';

const SECRET = 'a secret of both sides';
const NOW = Date.parse('2026-05-01T10:00:00Z');
const TICKET = {
  user: 'editor',
  language: 'uk-UA',
  target: { collection: 'posts', item: '12', locale: 'ru' },
};
const LIFETIME = preview.ticketSeconds * 1000;

describe('a ticket of Directus', () => {
  it('is taken, and once', () => {
    const check = ticketCheck(SECRET);
    const ticket = sealTicket(SECRET, TICKET, NOW);
    expect(check(ticket, NOW)).toEqual(TICKET);
    expect(check(ticket, NOW)).toBeUndefined();
  });

  it.each([
    ['is too old', sealTicket(SECRET, TICKET, NOW - LIFETIME - 1)],
    ['comes from the future', sealTicket(SECRET, TICKET, NOW + LIFETIME + 1)],
    ['has another secret', sealTicket('another', TICKET, NOW)],
    ['is a session', sealSession(SECRET, TICKET, NOW)],
    ['leads elsewhere', sealTicket(SECRET, { ...TICKET, target: { path: '//evil.example' } }, NOW)],
    ['says too little', seal(SECRET, 'ticket', { user: 'u', at: NOW, nonce: 'n' })],
    ['is nothing', ''],
  ])('is refused where it %s', (_why, ticket) => {
    expect(ticketCheck(SECRET)(ticket, NOW)).toBeUndefined();
  });
});

describe('a session', () => {
  const until = NOW + preview.sessionSeconds * 1000;
  it('is good for some minutes', () => {
    const text = sealSession(SECRET, TICKET, NOW);
    expect(openSession(SECRET, text, until - 1)).toEqual({ user: 'editor', language: 'uk-UA' });
    expect(openSession(SECRET, text, until)).toBeUndefined();
  });

  it('is no ticket', () => {
    expect(openSession(SECRET, sealTicket(SECRET, TICKET, NOW), NOW)).toBeUndefined();
  });

  it.each([true, false])('travels in a cookie that no script reads, https %s', (isSecure) => {
    const cookie = previewCookie('session', 'value.signature', isSecure);
    expect(cookie).toContain('HttpOnly');
    expect(cookie.includes('SameSite=None; Secure; Partitioned')).toBe(isSecure);
    const [pair = ''] = cookie.split(';');
    expect(readPreviewCookie(`other=1; ${pair}; more=2`, 'session', isSecure)).toBe(
      'value.signature',
    );
    expect(readPreviewCookie(`x${pair}`, 'session', isSecure)).toBe('');
  });
});

it.each([
  ['/', true],
  ['/ru/news/first?lang=en', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['news', false],
  ['/a\nb', false],
  [null, false],
])('%p is a path of the site: %p', (value, expected) => {
  expect(isOwnPath(value)).toBe(expected);
});
