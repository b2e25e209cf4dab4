/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ABLATIONS, patched } from '../../../bench/support/ablations';

describe('ABLATIONS', () => {
  it.each(ABLATIONS)('“$name” fits the sources', ({ patches }) => {
    for (const patch of patches) {
      const source = readFileSync(path.resolve(patch.file), 'utf8');
      expect(patched(source, patch)).not.toBe(source);
    }
  });
});

describe('patched', () => {
  const patch = { file: 'a.ts', from: 'on()', to: '$&' };

  it('replaces by the letter', () => {
    expect(patched('if (on()) x;', patch)).toBe('if ($&) x;');
  });

  it.each(['off()', 'on(); on()'])(
    'refuses a source that does not have the text once: %s',
    (from) => {
      expect(() => patched(from, patch)).toThrow('a.ts does not have once: on()');
    },
  );
});
