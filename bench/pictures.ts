// How alike the original and its AVIF are (SSIM), and how many bytes it takes, at several qualities; and
// what a quality for each picture would save, chosen so that all are as alike as the median is now.
// BENCH_WIDTHS makes it shorter.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { AVIF } from '../plugins/gatsby-source-directus/src/media/variants';
import { stopWith } from '../scripts/support/messages';
import { inRoot } from '../scripts/support/root';
import { recordRun } from './support/record';
import { median, quantile } from './support/statistics';

const FOLDER = inRoot('cms/demo/media');
const WIDTHS = (process.env.BENCH_WIDTHS ?? '640,1280').split(',').map(Number);
const QUALITIES = [35, 40, 45, 50, 55, 60, 65];

/** A picture at one quality. */
interface Encoded {
  quality: number;
  bytes: number;
  likeness: number;
  seconds: number;
}

async function pixels(image: sharp.Sharp) {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}

async function encode(original: Buffer, quality: number): Promise<Encoded> {
  const started = performance.now();
  const file = await sharp(original)
    .avif({ ...AVIF, quality })
    .toBuffer();
  const seconds = (performance.now() - started) / 1000;
  const { mssim } = ssim(await pixels(sharp(original)), await pixels(sharp(file)));
  return { quality, bytes: file.length, likeness: mssim, seconds };
}

/** A picture in a width at each quality; none where it is smaller. */
async function measure(name: string, width: number): Promise<Encoded[] | undefined> {
  const source = sharp(path.join(FOLDER, name)).autoOrient();
  if ((await source.metadata()).width < width) return undefined;
  const original = await source.resize(width).png({ compressionLevel: 0 }).toBuffer();
  const all: Encoded[] = [];
  for (const quality of QUALITIES) all.push(await encode(original, quality));
  return all;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function row(title: string, pictures: readonly Encoded[], seconds: number): string[] {
  const likeness = pictures.map((picture) => picture.likeness);
  const bytes = sum(pictures.map((picture) => picture.bytes));
  return [
    title,
    (bytes / 1000).toFixed(0),
    ...[Math.min(...likeness), quantile(likeness, 0.1), median(likeness)].map((value) =>
      value.toFixed(4),
    ),
    seconds.toFixed(1),
  ];
}

async function main() {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.jpg'));
  const series: Encoded[][] = [];
  for (const width of WIDTHS) {
    for (const name of names) {
      const all = await measure(name, width);
      if (all) series.push(all);
    }
    process.stderr.write(`${names.length} pictures, ${width} px wide\n`);
  }
  const at = (quality: number) =>
    series.flatMap((all) => all.find((encoded) => encoded.quality === quality) ?? []);
  const secondsOf = (pictures: readonly Encoded[]) => sum(pictures.map(({ seconds }) => seconds));
  const aim = median(at(AVIF.quality).map(({ likeness }) => likeness));
  const chosen = series.flatMap(
    (all) => all.find(({ likeness }) => likeness >= aim) ?? all.at(-1) ?? [],
  );
  const tried = series.flatMap((all, index) =>
    all.filter(({ quality }) => quality <= (chosen[index]?.quality ?? 0)),
  );
  recordRun('pictures', [
    {
      title: `AVIF of ${series.length} pictures`,
      columns: ['quality', 'KB', 'least SSIM', '10th percentile', 'median', 'encoding s'],
      rows: [
        ...QUALITIES.map((quality) => row(String(quality), at(quality), secondsOf(at(quality)))),
        row(`each at least ${aim.toFixed(4)}`, chosen, secondsOf(tried)),
      ],
      note: `Effort ${AVIF.effort}; the site encodes at ${AVIF.quality}. The last row has the lowest of these qualities that suffices for each picture, and the time of all that were tried.`,
    },
  ]);
}

main().catch(stopWith);
