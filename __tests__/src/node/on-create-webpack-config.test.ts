import { compilationHash } from '../../../src/node/on-create-webpack-config';

describe('the hash of a compilation', () => {
  it('follows the files, whatever their order', () => {
    const hash = compilationHash(['app-1.js', 'styles-2.css']);
    expect(compilationHash(['styles-2.css', 'app-1.js'])).toBe(hash);
    expect(compilationHash(['app-3.js', 'styles-2.css'])).not.toBe(hash);
    expect(hash).toMatch(/^[0-9a-f]{20}$/);
  });
});
