import { isOwnError } from '../../../src/domain/unhandled-error';

const ORIGIN = 'https://site.example';

function failure(message: string, stack?: string, name = 'Error'): Error {
  return Object.assign(new Error(message), { name, stack });
}

describe('an unhandled error', () => {
  it.each([
    ['of our script', { error: failure('x'), source: `${ORIGIN}/app-1.js` }, true],
    ['of the page itself', { error: failure('x'), source: '' }, true],
    ['of our script, by its stack', { error: failure('x', `at f (${ORIGIN}/app-1.js:1:1)`) }, true],
    ['without a stack', { error: failure('x') }, true],
    ['of a tag', { error: failure('x'), source: 'https://tags.example/a.js' }, false],
    ['of a look-alike', { error: failure('x'), source: `${ORIGIN}.evil.example/a.js` }, false],
    ['of an extension', { error: failure('x', 'at f (chrome-extension://abc/a.js:1:1)') }, false],
    ['that the browser hides', { error: undefined, source: `${ORIGIN}/app-1.js` }, false],
    ['of a missing chunk', { error: failure('x', undefined, 'ChunkLoadError') }, false],
    ['of an aborted call', { error: failure('x', undefined, 'AbortError') }, false],
    ['that React recovers from', { error: failure('Minified React error #418; visit …') }, false],
    ['that React does not recover from', { error: failure('Minified React error #310; …') }, true],
  ])('%s is ours: %#', (_, unhandled, ours) => {
    expect(isOwnError(unhandled, ORIGIN)).toBe(ours);
  });
});
