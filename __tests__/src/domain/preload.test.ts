import { allowsPreloads } from '../../../src/domain/preload';

const PHONE = 'Mozilla/5.0 (Linux; Android 15; K) Chrome/156.0.0.0 Mobile Safari/537.36';

it.each([
  ['a phone that does not tell its connection', PHONE, undefined, true],
  ['a fast connection', PHONE, { effectiveType: '4g', saveData: false }, true],
  ['a slow one', PHONE, { effectiveType: '3g' }, true],
  ['the slowest', PHONE, { effectiveType: 'slow-2g' }, false],
  ['one that is hardly faster', PHONE, { effectiveType: '2g' }, false],
  ['whoever saves data', PHONE, { effectiveType: '4g', saveData: true }, false],
  ['a crawler', `${PHONE} (compatible; Googlebot/2.1)`, undefined, false],
])('preloads for %s: %#', (_who, userAgent, connection, isAllowed) => {
  expect(allowsPreloads({ userAgent, onLine: true }, connection)).toBe(isAllowed);
});

it('does not without a connection', () => {
  expect(allowsPreloads({ userAgent: PHONE, onLine: false })).toBe(false);
});
