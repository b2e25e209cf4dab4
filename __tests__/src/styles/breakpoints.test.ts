import { BREAKPOINTS, breakpointAt, FALLBACK_BREAKPOINT } from '../../../src/styles/breakpoints';

describe('breakpointAt', () => {
  const widths = Object.entries(BREAKPOINTS);

  it.each(widths)('names %s from its width on', (name, width) => {
    expect(breakpointAt(width)).toBe(name);
    expect(breakpointAt(width + 0.5)).toBe(name);
  });

  it.each(widths.slice(1))('does not name %s before', (name, width) => {
    expect(breakpointAt(width - 1)).not.toBe(name);
  });

  it('takes the narrowest below all of them', () => {
    expect(breakpointAt(240)).toBe('mobile');
  });

  it.each([NaN, 0, -1])('falls back where the width is not known (%d)', (width) => {
    expect(breakpointAt(width)).toBe(FALLBACK_BREAKPOINT);
  });
});
