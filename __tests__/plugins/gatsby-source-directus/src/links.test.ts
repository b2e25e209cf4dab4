import examples from '../../../../contract/links/links.json';
import rules from '../../../../contract/links/rules.json';
import { linkRule, refusedLink } from '../../../../plugins/gatsby-source-directus/src/links';

const check = linkRule(rules.link);

describe('the rule for links', () => {
  it.each(examples.valid)('lets $value pass ($kind)', ({ value }) => {
    expect(check(value)).toBe(value.trim());
  });

  it.each(examples.invalid)('refuses $title', ({ value }) => {
    expect(check(value)).toBeUndefined();
  });

  it('needs no longer for a long address', () => {
    expect(check(`${'/a'.repeat(100_000)}//`)).toBeUndefined();
    expect(check(`mailto:${'a@'.repeat(100_000)}`)).toBeUndefined();
  });
});

describe('the word on a refused link', () => {
  it('shows what it was, on one line and in bounds', () => {
    expect(refusedLink('java\nscript:x')).toBe(
      '"java\\nscript:x" is no address that a link may have; the link is left out',
    );
    expect(refusedLink('x'.repeat(500)).length).toBeLessThan(160);
  });
});
