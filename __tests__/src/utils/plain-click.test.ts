import path from 'node:path';
import { isPlainClick } from '../../../src/utils/plain-click';
import { sourceFiles, textOf } from '../../support/source-files';

const MODIFIERS = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'] as const;

describe('a click', () => {
  it('is plain with the main button alone', () => {
    expect(isPlainClick(new MouseEvent('click'))).toBe(true);
    expect(isPlainClick(new MouseEvent('click', { button: 1 }))).toBe(false);
  });

  it.each(MODIFIERS)('with %s is the browser’s', (modifier) => {
    expect(isPlainClick(new MouseEvent('click', { [modifier]: true }))).toBe(false);
  });

  it('is told by no other rule', () => {
    const others = sourceFiles()
      .filter((file) => MODIFIERS.some((modifier) => textOf(file).includes(modifier)))
      .map((file) => path.basename(file));
    // Tabs look at keys, not at clicks.
    expect(others).toEqual(['tabs.tsx', 'plain-click.ts']);
  });
});
