/** @jest-environment node */
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import type { DirectusClient } from '../../../../../plugins/gatsby-source-directus/src/directus/client';
import {
  focusedCrop,
  gatsbyImageData,
  largestCrop,
  sharePath,
  textImage,
} from '../../../../../plugins/gatsby-source-directus/src/media/image-data';
import {
  altText,
  createLoader,
} from '../../../../../plugins/gatsby-source-directus/src/media/loader';
import {
  clearManifest,
  readManifest,
  restoreEmitted,
} from '../../../../../plugins/gatsby-source-directus/src/media/manifest';
import { openOriginals } from '../../../../../plugins/gatsby-source-directus/src/media/originals';
import { SourceError } from '../../../../../plugins/gatsby-source-directus/src/errors';
import type { ImageRecord } from '../../../../../plugins/gatsby-source-directus/src/media/records';
import {
  makeOnce,
  mediaPaths,
  publish,
  type MediaPaths,
} from '../../../../../plugins/gatsby-source-directus/src/media/store';
import {
  createEmitter,
  type Emitter,
  type Variant,
} from '../../../../../plugins/gatsby-source-directus/src/media/variants';
import { sourceFiles, textOf } from '../../../../support/source-files';
import {
  LOCALES,
  makeOptions,
  URL_OF_CMS,
} from '../../../../../plugins/gatsby-source-directus/__tests__/factories';

let site: string;
let paths: MediaPaths;

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'media-test-'));
  paths = mediaPaths(site, makeOptions());
});
afterEach(() => rm(site, { recursive: true, force: true }));

const picture = (width: number, height: number, color = '#336699') =>
  sharp({ create: { width, height, channels: 3, background: color } })
    .jpeg()
    .toBuffer();

/** A CMS with these files; counts what is downloaded. */
function fakeClient(files: Record<string, Buffer | number>) {
  const downloads: string[] = [];
  const client = {
    url: URL_OF_CMS,
    attempts: 0,
    query: () => Promise.reject(new Error('not asked')),
    download: async (id: string, write: (body: AsyncIterable<Uint8Array>) => Promise<unknown>) => {
      downloads.push(id);
      const file = files[id] ?? 404;
      if (typeof file === 'number') return { ok: false, status: file };
      const body = (async function* () {
        yield file.subarray(0, 10);
        yield file.subarray(10);
      })();
      return { ok: true, value: await write(body) };
    },
  } as unknown as DirectusClient;
  return { client, downloads };
}

const fileRow = (id: string, more: object = {}) => ({
  id,
  modified_on: '2026-01-01T00:00:00',
  filesize: '10',
  filename_download: `${id}.jpg`,
  type: 'image/jpeg',
  ...more,
});

async function load(id: string, bytes: Buffer, more: object = {}): Promise<ImageRecord> {
  const { client } = fakeClient({ [id]: bytes });
  const loader = createLoader(await openOriginals(paths.originals, client), makeOptions());
  const loaded = await loader.image(fileRow(id, more), LOCALES[0]);
  if (!loaded.ok) throw new Error(loaded.problem);
  return loaded.value;
}

describe('the focal point', () => {
  const wide = { width: 1600, height: 1000 };
  const upright = { width: 800, height: 1000 };

  it.each([
    ['the middle', undefined, upright, undefined],
    ['the point', { x: 700, y: 500 }, upright, { left: 300, top: 0, ...upright }],
    ['the left edge', { x: 10, y: 990 }, upright, { left: 0, top: 0, ...upright }],
    ['the right edge', { x: 1600, y: 0 }, upright, { left: 800, top: 0, ...upright }],
    ['all of it', { x: 10, y: 10 }, wide, undefined],
  ])('puts %s into a crop', (_name, focus, crop, expected) => {
    expect(focusedCrop({ ...wide, ...(focus && { focus }) }, crop)).toEqual(expected);
  });

  it('chooses what is left of a picture, under an address of its own', async () => {
    const halves = await sharp(await picture(20, 20, '#0000ff'))
      .extend({ left: 20, background: '#ff0000' })
      .png()
      .toBuffer();
    const context = { emitter: createEmitter(paths), pathPrefix: '' };
    const colourOf = async (more: object) => {
      const record = await load('a', halves, more);
      const { images } = await gatsbyImageData(record, { width: 20, aspectRatio: 1 }, context);
      const src = images.fallback?.src ?? '';
      const { dominant } = await sharp(path.join(paths.public, src)).stats();
      return { src, isRed: dominant.r > dominant.b };
    };
    const left = await colourOf({ focal_point_x: 2, focal_point_y: 10 });
    const right = await colourOf({ focal_point_x: 38, focal_point_y: 10 });
    expect([left.isRed, right.isRed]).toEqual([true, false]);
    expect(left.src).not.toBe(right.src);
  });

  it.each([
    ['outside the picture', { focal_point_x: 50, focal_point_y: 2 }],
    ['half set', { focal_point_x: 5, focal_point_y: null }],
    ['of another kind', { focal_point_x: '5', focal_point_y: '5' }],
  ])('counts for nothing where it is %s', async (_name, more) => {
    expect(await load('a', await picture(40, 20), more)).not.toHaveProperty('focus');
  });
});

describe('originals', () => {
  it('are downloaded once, by any number of askers and builds', async () => {
    const { client, downloads } = fakeClient({ a: await picture(40, 20) });
    const first = await openOriginals(paths.originals, client);
    const [one, two] = await Promise.all([first.get(fileRow('a')), first.get(fileRow('a'))]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({
      ok: true,
      original: {
        image: {
          width: 40,
          height: 20,
          format: 'jpg',
          dominantColor: expect.stringMatching(/^#[0-9a-f]{6}$/),
        },
      },
    });
    const later = await openOriginals(paths.originals, client);
    expect(await later.get(fileRow('a'))).toEqual(one);
    expect(downloads).toEqual(['a']);
  });

  it('are downloaded again when the file changed, with the same version where its bytes did not', async () => {
    const { client, downloads } = fakeClient({ a: await picture(40, 20) });
    const originals = await openOriginals(paths.originals, client);
    const before = await originals.get(fileRow('a'));
    const described = await originals.get(fileRow('a', { modified_on: '2026-02-02T00:00:00' }));
    const replaced = await originals.get(fileRow('a', { filesize: '11' }));
    expect(downloads).toHaveLength(3);
    const versions = [before, described, replaced].map(
      (result) => result.ok && result.original.version,
    );
    expect(new Set(versions).size).toBe(1);
  });

  it('are downloaded again when they were deleted', async () => {
    const { client, downloads } = fakeClient({ a: await picture(40, 20) });
    await (await openOriginals(paths.originals, client)).get(fileRow('a'));
    await rm(paths.originals, { recursive: true });
    await (await openOriginals(paths.originals, client)).get(fileRow('a'));
    expect(downloads).toHaveLength(2);
  });

  it('lie upright, whichever of the eight ways the camera noted', async () => {
    const source = await picture(40, 20);
    const sides = await Promise.all(
      [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => {
        const noted = await sharp(source).withMetadata({ orientation }).toBuffer();
        const { width, height } = await load(`side-${orientation}`, noted);
        return [width, height];
      }),
    );
    const [upright, lying] = [
      [40, 20],
      [20, 40],
    ];
    expect(sides).toEqual([...Array(4).fill(upright), ...Array(4).fill(lying)]);
  });

  it('are looked at again, without a download, where an older version did', async () => {
    const { client, downloads } = fakeClient({ a: await picture(40, 20) });
    const first = await (await openOriginals(paths.originals, client)).get(fileRow('a'));
    const [sidecar = ''] = (await readdir(paths.originals)).filter((name) => /\.json$/.test(name));
    const kept = path.join(paths.originals, sidecar);
    const { analysis, image, ...facts } = JSON.parse(await readFile(kept, 'utf8')) as {
      analysis: number;
      image: object;
    };
    await writeFile(kept, JSON.stringify({ ...facts, image: { ...image, width: 1 } }));
    const again = await (await openOriginals(paths.originals, client)).get(fileRow('a'));
    expect([analysis, again, downloads]).toEqual([expect.any(Number), first, ['a']]);
  });

  it.each([
    ['a box of 10 × 5 alone', 'viewBox="0 0 10 5"', { width: 2000, height: 1000 }],
    ['an icon', 'width="24" height="24"', { width: 2000, height: 2000 }],
    ['a poster', 'width="100000" height="50000"', { width: 2000, height: 1000 }],
  ])(
    'give a drawing with %s the size of a picture, and draw it at that size',
    async (_, size, expected) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9v4z"/></svg>`;
      const record = await load('a', Buffer.from(svg));
      expect(record).toMatchObject({ ...expected, format: 'png' });
      await sharePath(record, { emitter: createEmitter(paths), pathPrefix: '' });
      const [share = ''] = (await readdir(paths.public, { recursive: true })).filter((name) =>
        name.endsWith('.jpg'),
      );
      expect(await sharp(path.join(paths.public, share)).metadata()).toMatchObject({ width: 1200 });
    },
  );

  it('leave nothing half-written when a download breaks off', async () => {
    const client = {
      download: async (_id: string, write: (body: AsyncIterable<Uint8Array>) => Promise<unknown>) =>
        write(
          (async function* () {
            yield Buffer.from('half');
            throw new Error('broken off');
          })(),
        ),
    } as unknown as DirectusClient;
    const originals = await openOriginals(paths.originals, client);
    await expect(originals.get(fileRow('a'))).rejects.toThrow('broken off');
    expect(await readdir(paths.originals)).toEqual([]);
  });

  describe('that Directus does not hand out', () => {
    const failing = (isAlive: boolean, key: 'serverError' | 'timeout' | 'rateLimited') => {
      const contexts = {
        serverError: { status: '500' },
        timeout: { seconds: 30 },
        rateLimited: {},
      };
      return {
        url: URL_OF_CMS,
        isAlive: async () => isAlive,
        download: () =>
          Promise.reject(new SourceError(key, { url: URL_OF_CMS, ...contexts[key] } as never)),
      } as unknown as DirectusClient;
    };

    it.each([
      ['serverError', 'Directus answers 500'],
      ['timeout', 'it does not come within 30 s'],
    ] as const)('are left out one by one while it is well (%s)', async (key, reason) => {
      const originals = await openOriginals(paths.originals, failing(true, key));
      const loader = createLoader(originals, makeOptions());
      expect(await loader.image(fileRow('a'), LOCALES[0])).toEqual({
        ok: false,
        problem: `the file "a.jpg" (a) is not to be had: ${reason}`,
      });
    });

    it('stop the build where it is down as a whole', async () => {
      const originals = await openOriginals(paths.originals, failing(false, 'serverError'));
      await expect(originals.get(fileRow('a'))).rejects.toMatchObject({ key: 'serverError' });
    });

    it('stop the build where the failure is none of the file', async () => {
      const originals = await openOriginals(paths.originals, failing(true, 'rateLimited'));
      await expect(originals.get(fileRow('a'))).rejects.toMatchObject({ key: 'rateLimited' });
    });

    it('stop the build, named, where they are many: then the storage is gone', async () => {
      const originals = await openOriginals(paths.originals, failing(true, 'serverError'));
      const files = Array.from({ length: 11 }, (_, index) => `f${index}`);
      for (const id of files.slice(0, -1)) {
        expect(await originals.get(fileRow(id))).toMatchObject({ ok: false });
      }
      await expect(originals.get(fileRow(files.at(-1) ?? ''))).rejects.toMatchObject({
        key: 'fileStorage',
        context: { files: files.map((id) => `${id}.jpg (${id})`) },
      });
    });
  });

  it('say where they cannot be kept', async () => {
    const blocked = path.join(site, 'file');
    await writeFile(blocked, '');
    await expect(
      openOriginals(path.join(blocked, 'x'), fakeClient({}).client),
    ).rejects.toMatchObject({
      key: 'mediaCache',
    });
  });
});

describe('loader', () => {
  const options = makeOptions();

  it.each<[string, Buffer | number, string]>([
    ['is gone', 404, 'the file "a.jpg" (a) is not to be had: Directus answers 404'],
    ['is forbidden', 403, 'the file "a.jpg" (a) is not to be had: Directus answers 403'],
    [
      'is no picture',
      Buffer.from('%PDF-1.4 not a picture at all'),
      'the file "a.jpg" (a) is not an image, or a broken one',
    ],
    ['is empty', Buffer.from(''), 'the file "a.jpg" (a) is not an image, or a broken one'],
  ])('says when a file %s', async (_name, file, problem) => {
    const { client } = fakeClient({ a: file });
    const loader = createLoader(await openOriginals(paths.originals, client), options);
    expect(await loader.image(fileRow('a'), LOCALES[0])).toEqual({ ok: false, problem });
  });

  it('finds a picture that was cut off', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg()
      .toBuffer();
    const { client } = fakeClient({ a: noise.subarray(0, noise.length / 2) });
    const loader = createLoader(await openOriginals(paths.originals, client), options);
    expect(await loader.image(fileRow('a'), LOCALES[0])).toMatchObject({ ok: false });
  });

  it.each([
    [1, 1, 'is 1 × 1 pixels, too small to be shown (8 at least)'],
    [1, 900, 'is 1 × 900 pixels, too small to be shown (8 at least)'],
    [2000, 2, 'is 2000 × 2 pixels, too small to be shown (8 at least)'],
    [10_000, 10, 'is 10000 × 10 pixels, too narrow to be shown (20 to 1 at most)'],
    [10, 201, 'is 10 × 201 pixels, too narrow to be shown (20 to 1 at most)'],
  ])('refuses a picture of %d × %d', async (width, height, problem) => {
    const { client } = fakeClient({ a: await picture(width, height) });
    const loader = createLoader(await openOriginals(paths.originals, client), options);
    expect(await loader.image(fileRow('a'), LOCALES[0])).toEqual({
      ok: false,
      problem: `the file "a.jpg" (a) ${problem}`,
    });
    expect(await loader.file(fileRow('a'))).toMatchObject({ ok: true });
  });

  it('shows a picture that decodes with complaints, and says so', async () => {
    const bytes = await picture(400, 300);
    // A marker in the middle of the compressed data: the decoder goes on, the rest is guesswork.
    bytes.set([0xff, 0x01], bytes.length - 100);
    const { client } = fakeClient({ a: bytes });
    const loader = createLoader(await openOriginals(paths.originals, client), options);
    expect(await loader.image(fileRow('a'), LOCALES[0])).toMatchObject({
      ok: true,
      value: { width: 400, height: 300 },
      problem: 'the file "a.jpg" (a) is damaged, parts of it may look wrong; upload it again',
    });
  });

  it('takes a picture for a file, and a file for what it is', async () => {
    const { client } = fakeClient({ a: Buffer.from('%PDF') });
    const loader = createLoader(await openOriginals(paths.originals, client), options);
    const row = fileRow('a', { filename_download: 'Catalogue.PDF', type: 'application/pdf' });
    expect(await loader.file(row)).toMatchObject({
      ok: true,
      value: {
        name: 'Catalogue.PDF',
        size: 4,
        mimeType: 'application/pdf',
        fileName: expect.stringMatching(/\.pdf$/),
      },
    });
  });

  it('does not take an extension for a path', async () => {
    const { client } = fakeClient({ a: Buffer.from('x') });
    const loader = createLoader(await openOriginals(paths.originals, client), options);
    const loaded = await loader.file(fileRow('a', { filename_download: 'a.p/../../d f' }));
    expect(loaded).toMatchObject({
      ok: true,
      value: { fileName: expect.stringMatching(/^a-[0-9a-f]{10}\.bin$/) },
    });
  });

  it.each([
    ['en', { alt_en: 'en', alt_ru: 'ru', alt_uk: 'uk' }, 'en'],
    ['ua', { alt_en: 'en', alt_ru: 'ru', alt_uk: 'uk' }, 'uk'],
    ['ua', { alt_en: 'en', alt_ru: 'ru', alt_uk: ' ' }, 'en'],
    ['ua', { alt_en: null, alt_ru: 'ru' }, 'ru'],
    ['ua', {}, ''],
  ])('describes a picture in %s, given %j, as %j', (code, texts, expected) => {
    const locale = LOCALES.find((entry) => entry.code === code);
    expect(locale && altText(texts, locale, options)).toBe(expected);
  });

  it('keeps all descriptions where the item has no locale', async () => {
    const { client } = fakeClient({ a: await picture(8, 8) });
    const loader = createLoader(await openOriginals(paths.originals, client), options);
    const row = fileRow('a', { alt_en: 'en', alt_uk: 'uk', is_visualisation: true });
    const plain = await loader.image(row, undefined);
    expect(plain).toMatchObject({
      value: { alt: 'en', alts: { en: 'en', ru: 'en', ua: 'uk' }, isVisualisation: true },
    });
    const ua = await loader.image(row, LOCALES[2]);
    expect(ua.ok && [ua.value.alt, ua.value.alts]).toEqual(['uk', undefined]);
  });
});

describe('crops', () => {
  it.each([
    [{ width: 1000, height: 800 }, undefined, { width: 1000, height: 800 }],
    [{ width: 1000, height: 800 }, 1, { width: 800, height: 800 }],
    [{ width: 1000, height: 800 }, 2, { width: 1000, height: 500 }],
    [{ width: 1000, height: 800 }, 0, { width: 1000, height: 800 }],
    [{ width: 3, height: 1000 }, 1000, { width: 3, height: 1 }],
  ])('of %j in the shape %j is %j', (size, ratio, expected) => {
    expect(largestCrop(size, ratio)).toEqual(expected);
  });
});

describe('sizes', () => {
  const sides = [1, 2, 3, 5, 7, 10, 40, 100, 1200, 5000, 10_000];
  const sizes = sides.flatMap((width) => sides.map((height) => ({ width, height })));
  const record = (size: { width: number; height: number }): ImageRecord => ({
    ...size,
    fileId: 'a',
    fileName: 'a.jpg',
    version: '1',
    format: 'jpg',
    dominantColor: '#000000',
    isVisualisation: false,
    alt: '',
  });
  /** Notes sizes instead of encoding them. */
  const listen = () => {
    const variants: Variant[] = [];
    const emitter: Emitter = {
      variant: async (variant) => void variants.push(variant),
      original: async () => undefined,
    };
    return { variants, context: { emitter, pathPrefix: '' } };
  };
  const isWhole = (value: number) => Number.isInteger(value) && value >= 1;
  const bad = ({ width, height }: { width: number; height: number }) =>
    !isWhole(width) || !isWhole(height);

  /** What every query of the site asks for, and the layouts that it could. */
  const asked = sourceFiles()
    .flatMap((file) => [...textOf(file).matchAll(/gatsbyImageData\(([^)]*)\)/g)])
    .map(([, args = '']) => args)
    .filter((args) => /^(?:(?:width|height|aspectRatio): [\d.]+(?:, )?)+$/.test(args))
    .map((args) =>
      Object.fromEntries(
        args.split(', ').map((entry) => {
          const [name = '', value] = entry.split(': ');
          return [name, Number(value)];
        }),
      ),
    );

  it('of the queries are found', () => {
    expect(asked.length).toBeGreaterThan(10);
    expect(asked).toContainEqual({ width: 960, aspectRatio: 1.5 });
  });

  it.each([
    ...asked,
    { layout: 'fullWidth' as const },
    { layout: 'fullWidth' as const, aspectRatio: 1.5 },
    { layout: 'fixed' as const, width: 300 },
    { layout: 'fixed' as const, width: 300, height: 2 },
  ])('are never below a pixel for %j, whatever the picture', async (args) => {
    for (const size of sizes) {
      const { variants, context } = listen();
      const data = await gatsbyImageData(record(size), args, context);
      expect({ size, bad: variants.filter(bad) }).toEqual({ size, bad: [] });
      expect(data.width > 0 && data.height > 0).toBe(true);
      if (!('layout' in args && args.layout === 'fullWidth')) {
        expect({ size, isWhole: !bad(data) }).toEqual({ size, isWhole: true });
      }
    }
  });

  it('of shared links and texts neither', async () => {
    const { variants, context } = listen();
    for (const size of sizes) {
      await sharePath(record(size), context);
      await textImage(record(size), context);
    }
    expect(variants.filter(bad)).toEqual([]);
  });
});

describe('pictures of pages', () => {
  const contextOf = () => ({ emitter: createEmitter(paths), pathPrefix: '' });

  const inPublic = async () => {
    const names = await readdir(paths.public, { recursive: true });
    return names.filter((name) => /\.\w+$/.test(name)).sort();
  };

  it('come in the shares of a width that phones and fine screens need', async () => {
    const record = await load('a', await picture(2000, 1000));
    const data = await gatsbyImageData(record, { width: 800 }, contextOf());
    const widths = [...(data.images.fallback?.srcSet ?? '').matchAll(/ (\d+)w/g)].map(([, w]) => w);
    expect(widths).toEqual(['200', '440', '640', '800', '1600']);
  });

  it('are in public in every size and format that the data names, none larger than the original', async () => {
    const record = await load('a', await picture(900, 600));
    const data = await gatsbyImageData(
      record,
      { layout: 'fullWidth', aspectRatio: 1 },
      contextOf(),
    );
    const sets = [...(data.images.sources ?? []), data.images.fallback].map(
      (source) => source?.srcSet ?? '',
    );
    const named = sets.flatMap((set) =>
      set.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''),
    );
    expect(named.length).toBeGreaterThan(2);
    expect(named.map((name) => name.slice(1)).sort()).toEqual(await inPublic());
    for (const name of named) {
      const { width, height } = await sharp(path.join(paths.public, name)).metadata();
      expect(width).toBe(height);
      expect(width).toBeLessThanOrEqual(600);
      expect(name).toContain(`/${width}x${height}.`);
    }
    expect((data.images.sources ?? []).map(({ type }) => type)).toEqual([
      'image/avif',
      'image/webp',
    ]);
    expect(data.backgroundColor).toBe(record.dominantColor);
  });

  it('have a share picture of 1200 × 630, or the largest part of that shape', async () => {
    const large = await load('a', await picture(2000, 2000));
    const small = await load('b', await picture(600, 600));
    const context = contextOf();
    expect(await sharePath(large, context)).toMatch(/\/1200x630\.jpg$/);
    expect(await sharePath(small, context)).toMatch(/\/600x315\.jpg$/);
  });

  it('are encoded once for all pages, builds and emitters at the same time', async () => {
    const record = await load('a', await picture(600, 400));
    await Promise.all([sharePath(record, contextOf()), sharePath(record, contextOf())]);
    const [file] = await readdir(path.join(paths.variants, record.version));
    const cached = path.join(paths.variants, record.version, file ?? '');
    const { mtimeMs } = await stat(cached);
    await rm(paths.public, { recursive: true });
    await sharePath(record, contextOf());
    expect((await stat(cached)).mtimeMs).toBe(mtimeMs);
    expect(await readdir(path.join(paths.variants, record.version))).toHaveLength(1);
    expect(await inPublic()).toHaveLength(1);
  });

  it('are put back when public lost them, except those no longer in use', async () => {
    const kept = await load('a', await picture(600, 400));
    const gone = await load('b', await picture(500, 400));
    const emitter = createEmitter(paths);
    const context = { emitter, pathPrefix: '' };
    await sharePath(kept, context);
    await sharePath(gone, context);
    await emitter.original(kept.fileName, 'files/x/a.jpg');
    await rm(paths.public, { recursive: true });
    const restored = await restoreEmitted(paths, createEmitter(paths), new Set([kept.fileName]));
    expect(restored).toBe(2);
    expect(await inPublic()).toEqual([
      'files/x/a.jpg',
      expect.stringContaining(`a-${kept.version}`),
    ]);
    expect(await readManifest(paths)).toHaveLength(2);
    expect(await restoreEmitted(paths, createEmitter(paths), new Set([kept.fileName]))).toBe(0);
  });

  it('go with the content, and come back with it in the same process', async () => {
    const record = await load('a', await picture(600, 400));
    const emitter = createEmitter(paths);
    const catalogue = () => emitter.original(record.fileName, 'files/x/a.pdf');
    await catalogue();
    await restoreEmitted(paths, emitter, new Set());
    expect(await inPublic()).toEqual([]);
    await Promise.all([catalogue(), catalogue()]);
    expect(await inPublic()).toEqual(['files/x/a.pdf']);
    await restoreEmitted(paths, emitter, new Set([record.fileName]));
    expect(await inPublic()).toEqual(['files/x/a.pdf']);
  });

  it('survive a manifest with half a line, and none', async () => {
    const record = await load('a', await picture(600, 400));
    await sharePath(record, contextOf());
    await writeFile(paths.manifest, `${await readFile(paths.manifest, 'utf8')}{"target":"sta`);
    expect(await readManifest(paths)).toHaveLength(1);
    await clearManifest(paths);
    await clearManifest(paths);
    expect(await readManifest(paths)).toEqual([]);
  });
});

describe('a file at a second place', () => {
  it('stays as it is where it is there already', async () => {
    const [source, target] = [path.join(site, 'source'), path.join(site, 'public', 'target')];
    await writeFile(source, 'new');
    await mkdir(path.dirname(target));
    await writeFile(target, 'old');
    await publish(source, target);
    expect(await readFile(target, 'utf8')).toBe('old');
  });

  it('is nothing without the first', async () => {
    const target = path.join(site, 'public', 'target');
    await expect(publish(path.join(site, 'gone'), target)).rejects.toMatchObject({
      code: 'ENOENT',
      syscall: 'link',
    });
  });
});

describe('making a file once', () => {
  it('lets one of many make it and the others wait', async () => {
    const file = path.join(site, 'x', 'y');
    let made = 0;
    const make = async () => {
      made += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      await writeFile(file, 'x');
    };
    await Promise.all([makeOnce(file, make), makeOnce(file, make), makeOnce(file, make)]);
    expect(made).toBe(1);
    expect(await readdir(path.dirname(file))).toEqual(['y']);
  });

  it('waits for no lock that a killed build left', async () => {
    const file = path.join(site, 'left.avif');
    await mkdir(`${file}.making`);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(`${file}.making`, longAgo, longAgo);
    await makeOnce(file, () => writeFile(file, 'made'));
    expect(await readdir(site)).toEqual(['left.avif']);
  });

  it('passes a failure on and leaves no lock', async () => {
    const file = path.join(site, 'x', 'y');
    await expect(makeOnce(file, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await readdir(path.dirname(file))).toEqual([]);
  });
});
