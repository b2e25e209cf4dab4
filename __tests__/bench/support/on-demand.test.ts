/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { publications } from '../../../bench/support/on-demand';
import type { ResidentPublisher } from '../../../bench/support/resident-publisher';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'on-demand-'));
  file = path.join(folder, 'index.html');
  writeFileSync(file, '<h1>As built</h1>');
});
afterEach(() => rmSync(folder, { recursive: true }));

const edit = (title: string) => Promise.resolve(writeFileSync(file, `<h1>${title}</h1>`));

/** Takes a second for its first edit, two for the next one, and so on. */
function makePublisher(): ResidentPublisher {
  let edits = 0;
  return {
    firstSeconds: 20,
    processId: 1,
    publish: async (save, isLive) => {
      await save();
      expect(await isLive()).toBe(true);
      edits += 1;
      return { seconds: edits, build: undefined };
    },
    servedFile: () => Promise.resolve(file),
    stop: () => Promise.resolve(),
  };
}

describe('publications', () => {
  it('leaves the first edit out', async () => {
    expect(await publications(makePublisher(), 'news/news-1', 3, edit)).toEqual([2, 3, 4]);
  });

  it('refuses a page that has the title before the edit', async () => {
    await edit('Before on demand');
    await expect(publications(makePublisher(), 'news/news-1', 3, edit)).rejects.toThrow(
      'news/news-1 has “Before on demand” before the edit.',
    );
  });
});
