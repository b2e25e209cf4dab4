/** @jest-environment node */
import examples from '../../../contract/links/links.json';
import { linkKind, safeLink } from '../../../src/domain/link';

describe('linkKind', () => {
  it.each(examples.valid)('knows $value as $kind', ({ value, kind }) => {
    expect(linkKind(value)).toBe(kind);
    expect(safeLink(value)).toBe(value.trim());
  });

  it.each(examples.invalid)('refuses $title', ({ value }) => {
    expect(linkKind(value)).toBeUndefined();
    expect(safeLink(value)).toBeNull();
  });

  it('has no link for nothing', () => {
    expect([safeLink(null), safeLink(undefined), safeLink('')]).toEqual([null, null, null]);
  });
});
