/** @jest-environment node */
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createReleaseStore } from '../../../../publisher/src/release/store';

const BUNDLE = 'app-0123456789abcdef0123.js';
const NEW_BUNDLE = 'app-aaaaaaaaaaaaaaaaaaaa.js';
let root: string;
let publicDirectory: string;
let releases: string;

const write = (name: string, text: string) => {
  const file = path.join(publicDirectory, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
};
const remove = (name: string) => rmSync(path.join(publicDirectory, name));
const open = (keep = 3) => createReleaseStore({ directory: releases, keep });
const live = (name: string) => readFileSync(path.join(releases, 'current', name), 'utf8');
const publish = (store: ReturnType<typeof open>, id: string) => {
  const staged = store.stage(id, publicDirectory);
  store.publish(staged);
  store.prune();
  return staged;
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'releases-'));
  publicDirectory = path.join(root, 'public');
  releases = path.join(root, 'releases');
  write('index.html', 'home 1');
  write('about/index.html', 'about 1');
  write(BUNDLE, 'bundle 1');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

describe('a release', () => {
  it('goes live as a whole, and says what changed', () => {
    const store = open();
    expect(store.current()).toBeUndefined();
    expect(publish(store, 'one').changed.sort()).toEqual(
      [BUNDLE, 'about/index.html', 'index.html'].sort(),
    );
    expect(store.current()).toBe('one');

    write('index.html', 'home, second');
    remove('about/index.html');
    const staged = store.stage('two', publicDirectory);
    expect(live('index.html')).toBe('home 1');
    expect(staged).toMatchObject({ changed: ['index.html'], removed: ['about/index.html'] });
    store.publish(staged);
    expect(live('index.html')).toBe('home, second');
    expect(existsSync(path.join(releases, 'current/about/index.html'))).toBe(false);
  });

  it('is not touched by a build that writes into the same files', () => {
    const store = open();
    publish(store, 'one');
    write('index.html', 'half a p');
    expect(live('index.html')).toBe('home 1');
    publish(store, 'two');
    write('index.html', 'again half');
    expect(live('index.html')).toBe('half a p');
  });

  it('shares the bytes of what did not change, even where it was written again', () => {
    const store = open();
    publish(store, 'one');
    write('about/index.html', 'about 1');
    const staged = publish(store, 'two');
    expect(staged.changed).toEqual([]);
    const inode = (id: string) => statSync(path.join(releases, id, 'about/index.html')).ino;
    expect(inode('two')).toBe(inode('one'));
  });

  it('keeps the bundles of earlier releases for open tabs, a week and some releases long', () => {
    jest.useFakeTimers({ now: Date.parse('2026-01-01') });
    const store = open(3);
    publish(store, 'one');
    remove(BUNDLE);
    write(NEW_BUNDLE, 'bundle 2');
    for (const id of ['two', 'three', 'four', 'five', 'six']) publish(store, id);
    expect(live(BUNDLE)).toBe('bundle 1');
    jest.setSystemTime(Date.parse('2026-01-09'));
    publish(store, 'seven');
    expect(existsSync(path.join(releases, 'current', BUNDLE))).toBe(false);
    expect(live(NEW_BUNDLE)).toBe('bundle 2');
  });

  it('leaves out what is not for visitors', () => {
    write('app.js.map', '{}');
    write('webpack.stats.json', '{}');
    write('chunk-map.json', '{}');
    write('_gatsby/slices/a.html', 'slice');
    const { files } = publish(open(), 'one');
    expect([...files].sort()).toEqual(['about/index.html', BUNDLE, 'index.html']);
    expect(readdirSync(path.join(releases, 'one')).sort()).toEqual(['about', BUNDLE, 'index.html']);
  });

  it.each(['../x', '', 'a/b', '.'])('cannot be called %j', (id) => {
    expect(() => open().stage(id, publicDirectory)).toThrow('is no name for a release');
  });

  it('cannot take the place of the live one', () => {
    const store = open();
    publish(store, 'one');
    const staged = store.stage('one', publicDirectory);
    expect(() => store.publish(staged)).toThrow('The build one cannot go live.');
    expect(live('index.html')).toBe('home 1');
  });

  it('that is put aside leaves nothing', () => {
    const store = open();
    publish(store, 'one');
    store.discard(store.stage('two', publicDirectory));
    expect(store.list()).toEqual(['one']);
    expect(readdirSync(releases).sort()).toEqual(['current', 'one', 'one.json']);
  });

  it('that cannot be completed leaves nothing, and the live one as it was', () => {
    const store = open();
    publish(store, 'one');
    write('index.html', 'home 2');
    jest.spyOn(fs, 'copyFileSync').mockImplementation(() => {
      throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    });
    expect(() => store.stage('two', publicDirectory)).toThrow('no space left');
    expect(existsSync(path.join(releases, '.staging-two'))).toBe(false);
    expect(live('index.html')).toBe('home 1');
  });
});

describe('the kept releases', () => {
  it('are fewer where they take too much room, and two at any size', () => {
    const store = createReleaseStore({ directory: releases, keep: 10, maxSize: 2500 });
    for (const id of ['one', 'two', 'three', 'four']) {
      write('index.html', id.repeat(1000 / id.length));
      publish(store, id);
    }
    expect(store.list()).toEqual(['four', 'three']);
  });

  it('are complete: what a killed process or another version left goes', () => {
    mkdirSync(path.join(releases, 'old-format'), { recursive: true });
    mkdirSync(path.join(releases, 'torn'));
    writeFileSync(path.join(releases, 'torn.json'), '{"id":"to');
    const store = open();
    expect(store.list()).toEqual([]);
    publish(store, 'one');
    expect(readdirSync(releases).sort()).toEqual(['current', 'one', 'one.json']);
  });

  it('include a live one without an index, whose files are compared by content', () => {
    const store = open();
    publish(store, 'one');
    rmSync(path.join(releases, 'one.json'));
    write('index.html', 'home 2');
    const next = open();
    expect(next.current()).toBe('one');
    expect(publish(next, 'two').changed).toEqual(['index.html']);
  });

  it('are as many as configured, newest first, and one of them can be put back', () => {
    const store = open(2);
    for (const id of ['one', 'two', 'three']) {
      write('index.html', `home of ${id}`);
      publish(store, id);
    }
    expect(store.list()).toEqual(['three', 'two']);
    store.rollback('two');
    expect(live('index.html')).toBe('home of two');
    expect(() => store.rollback('one')).toThrow('The build one is not kept any more.');
    expect(store.current()).toBe('two');
  });

  it('never lose the live one', () => {
    const store = open(2);
    for (const id of ['one', 'two']) publish(store, id);
    store.rollback('one');
    const staged = store.stage('three', publicDirectory);
    store.publish(staged);
    store.rollback('two');
    publish(store, 'four');
    expect(store.list()).toContain('four');
    expect(live('index.html')).toBe('home 1');
  });

  it('are found again by the next process, without what the last one left half done', () => {
    publish(open(), 'one');
    mkdirSync(path.join(releases, '.staging-two'));
    const store = open();
    expect(store.current()).toBe('one');
    write('index.html', 'home 2');
    expect(publish(store, 'three').changed).toEqual(['index.html']);
    expect(readdirSync(releases)).not.toContain('.staging-two');
  });
});
