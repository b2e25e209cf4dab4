/** @jest-environment node */
import fs, {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  detachPublic,
  linkPublic,
  publishRelease,
  releasePaths,
  servedDirectory,
} from '../../../scripts/support/releases';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-site';

let folder: TemporaryFolder;

const inFolder = (...parts: string[]) => path.join(folder.directory, ...parts);
const served = (...parts: string[]) => readFileSync(inFolder('public', ...parts), 'utf8');

/** Writes what a build leaves in its working folder. */
function writeBuild(id: string, files: Readonly<Record<string, string>> = {}): string {
  for (const [name, text] of Object.entries({
    'index.html': `home of ${id}`,
    'news/index.html': 'news',
    'builds/latest.json': JSON.stringify({ id, timestamp: 1 }),
    ...files,
  })) {
    const file = inFolder('work', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return inFolder('work');
}

const publish = (id: string, files?: Readonly<Record<string, string>>) =>
  publishRelease(folder.directory, writeBuild(id, files));

beforeEach(() => {
  folder = temporaryFolder();
});

afterEach(() => {
  jest.restoreAllMocks();
  folder.remove();
});

describe('publishRelease', () => {
  it('makes public the newest build, by links that are switched', async () => {
    expect(await publish('one')).toBe('one');
    expect(served('index.html')).toBe('home of one');
    await publish('two');
    expect(served('index.html')).toBe('home of two');
    expect(readlinkSync(inFolder('public'))).toBe(path.join('releases', 'current'));
    expect(readlinkSync(inFolder('releases/current'))).toBe('two');
  });

  it('shares unchanged files with the release before, and none with the working folder', async () => {
    await publish('one');
    const before = statSync(inFolder('public/news/index.html'));
    await publish('two');
    expect(statSync(inFolder('public/news/index.html'))).toMatchObject({
      ino: before.ino,
      mtimeMs: before.mtimeMs,
    });
    // Gatsby writes into its files: what is served must not change with them.
    writeFileSync(inFolder('work/news/index.html'), 'half writ');
    writeFileSync(inFolder('work/index.html'), 'half writ');
    expect(served('news/index.html')).toBe('news');
    expect(served('index.html')).toBe('home of two');
  });

  it.each([1, 2, 3])('changes nothing where the disk is full at file %d', async (place) => {
    await publish('one');
    const { copyFileSync } = fs;
    let copied = 0;
    jest.spyOn(fs, 'copyFileSync').mockImplementation((...args) => {
      copied += 1;
      if (copied === place) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
      copyFileSync(...args);
    });
    await expect(publish('two', { 'b/index.html': 'b' })).rejects.toThrow('no space left');
    expect(served('index.html')).toBe('home of one');
    expect(readdirSync(inFolder('releases')).sort()).toEqual(['current', 'one', 'one.json']);
  });

  it('takes the place of a folder from before there were releases', async () => {
    fs.mkdirSync(inFolder('public'));
    writeFileSync(inFolder('public/index.html'), 'old');
    await publish('one');
    expect(served('index.html')).toBe('home of one');
    expect(readdirSync(folder.directory).sort()).toEqual(['public', 'releases', 'work']);
  });

  it('keeps as many releases as are configured', async () => {
    process.env.RELEASES_KEPT = '2';
    try {
      for (const id of ['one', 'two', 'three']) await publish(id);
    } finally {
      delete process.env.RELEASES_KEPT;
    }
    expect(readdirSync(inFolder('releases')).filter((name) => !name.includes('.'))).toEqual([
      'current',
      'three',
      'two',
    ]);
  });

  it.each(['', '{', '{"id":"../x","timestamp":1}', '{"id":"","timestamp":1}'])(
    'refuses a build whose manifest is %j',
    async (latest) => {
      await publish('one');
      await expect(publish('two', { 'builds/latest.json': latest })).rejects.toThrow(
        'There is no build manifest',
      );
      expect(served('index.html')).toBe('home of one');
    },
  );
});

describe('public', () => {
  it('is made again where a kill left it out', async () => {
    await publish('one');
    fs.unlinkSync(inFolder('public'));
    expect(await servedDirectory(folder.directory)).toBe(releasePaths(folder.directory).current);
    await linkPublic(folder.directory);
    expect(served('index.html')).toBe('home of one');
  });

  it('is a folder of its own for `gatsby develop`, and the release afterwards', async () => {
    await publish('one');
    const giveBack = await detachPublic(folder.directory);
    writeFileSync(inFolder('public/index.html'), 'developing');
    await publish('two');
    expect(served('index.html')).toBe('developing');
    const directory = await servedDirectory(folder.directory);
    expect(readFileSync(path.join(directory, 'index.html'), 'utf8')).toBe('home of two');
    await giveBack();
    expect(served('index.html')).toBe('home of two');
  });

  it('that somebody put there is served where there is no release', async () => {
    expect(await servedDirectory(folder.directory)).toBe(inFolder('public'));
    expect(existsSync(inFolder('public'))).toBe(false);
  });
});
