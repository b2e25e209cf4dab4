import {
  isMissingChunk,
  MISSING_CHUNK_EVENT,
  RELOAD_GUARD_MS,
  UNASKED_GUARD_MS,
  type MissingChunk,
} from '../../../src/domain/chunk-reload';
import { loadPart } from '../../../src/utils/load-part';

const chunkError = () =>
  Object.assign(new Error('Loading chunk 7 failed.\n(missing: /7.js)'), { name: 'ChunkLoadError' });

/** Answers whoever misses a chunk. */
function answer(reloads: boolean | undefined) {
  const asked: number[] = [];
  const listen = (event: Event) => {
    const missing = (event as CustomEvent<MissingChunk>).detail;
    asked.push(missing.guardMs);
    if (reloads !== undefined) missing.reloads = Promise.resolve(reloads);
  };
  window.addEventListener(MISSING_CHUNK_EVENT, listen);
  return { asked, stop: () => window.removeEventListener(MISSING_CHUNK_EVENT, listen) };
}

it.each([
  [chunkError(), true],
  [Object.assign(new Error('Loading CSS chunk 12 failed.\n(/12.css)'), { code: 'X' }), true],
  [new Error('out of order'), false],
  [undefined, false],
  ['Loading chunk', false],
])('isMissingChunk(%s) is %s', (error, expected) => expect(isMissingChunk(error)).toBe(expected));

describe('a part that does not load', () => {
  it('is given to whoever waits once it does', async () => {
    await expect(loadPart(() => Promise.resolve(1))).resolves.toBe(1);
  });

  it('throws where the page stays, and is asked for again by the next call', async () => {
    const { asked, stop } = answer(false);
    const load = jest.fn().mockRejectedValueOnce(chunkError()).mockResolvedValueOnce('part');
    await expect(loadPart(load)).rejects.toThrow('chunk 7');
    await expect(loadPart(load, UNASKED_GUARD_MS)).resolves.toBe('part');
    expect(asked).toEqual([RELOAD_GUARD_MS]);
    stop();
  });

  it('throws where nobody answers', async () => {
    await expect(loadPart(() => Promise.reject(chunkError()))).rejects.toThrow('chunk 7');
  });

  it('says nothing more where the page is loaded anew', async () => {
    const { stop } = answer(true);
    const settled = jest.fn();
    void loadPart(() => Promise.reject(chunkError())).then(settled, settled);
    await new Promise((resolve) => setTimeout(resolve));
    expect(settled).not.toHaveBeenCalled();
    stop();
  });

  it('asks for no reload for an error of another kind', async () => {
    const { asked, stop } = answer(true);
    await expect(loadPart(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(asked).toEqual([]);
    stop();
  });
});
