/** @jest-environment node */
import { wake } from '../../../../contract/publishing.json';
import { signature } from '../../../../cms/extensions/publishing/src/wake';
import { signatureCheck } from '../../../../publisher/src/http/signature';

const SECRET = 'a secret of both sides';
const NOW = 1_800_000_000_000;
const TOLERANCE = wake.toleranceSeconds * 1000;

describe('the signature of a call', () => {
  it('is taken once', () => {
    const check = signatureCheck(SECRET);
    const header = signature(SECRET, NOW, 'nonce-1');
    expect(check(header, NOW)).toBe('valid');
    expect(check(header, NOW + 1000)).toBe('replayed');
    expect(check(signature(SECRET, NOW, 'nonce-2'), NOW)).toBe('valid');
  });

  it.each([
    ['late', NOW + TOLERANCE + 1],
    ['from a clock that is ahead', NOW - TOLERANCE - 1],
  ])('is refused %s', (_name, now) => {
    expect(signatureCheck(SECRET)(signature(SECRET, NOW, 'n'), now)).toBe('expired');
  });

  it('is never taken again, not even after its time', () => {
    const check = signatureCheck(SECRET);
    const header = signature(SECRET, NOW, 'n');
    check(header, NOW);
    check(signature(SECRET, NOW + TOLERANCE + 5, 'other'), NOW + TOLERANCE + 5);
    expect(check(header, NOW + TOLERANCE + 10)).toBe('expired');
  });

  it.each([
    ['none', undefined],
    ['an empty one', ''],
    ['another secret', signature('another secret', NOW, 'n')],
    ['a changed time', signature(SECRET, NOW, 'n').replace(String(NOW), String(NOW + 1))],
    ['a changed number', signature(SECRET, NOW, 'n').replace('n=n', 'n=m')],
    ['a cut digest', signature(SECRET, NOW, 'n').slice(0, -1)],
    ['another form', 'Bearer token'],
  ])('is refused: %s', (_name, header) => {
    expect(signatureCheck(SECRET)(header, NOW)).toBe('invalid');
  });
});
