import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { openSync, type Font } from 'fontkit';
import sharp from 'sharp';
import { SHARE_IMAGE } from '../../config/site';
import { cardBand, type CardFonts, type CardTexts } from './card-svg';

/** Raised when cards look different: those of earlier builds are then made anew. */
const DESIGN = 1;

/** Folder of the cards below `public`; what is in `static` is immutable. */
const PUBLIC_FOLDER = 'static/share';
const CACHE_FOLDER = '.media-cache/share';
const FONT_FOLDER = 'src/styles/fonts';

/** Ground of a card without a picture. */
const PALM = '#20332b';

const QUALITY = 82;

let fonts: CardFonts | undefined;

/** The fonts of the site, read once. */
function cardFonts(siteDirectory: string): CardFonts {
  const open = (name: string) =>
    openSync(path.join(siteDirectory, FONT_FOLDER, `${name}.woff2`)) as Font;
  fonts ??= { display: open('cormorant-500'), text: open('onest-400'), strong: open('onest-600') };
  return fonts;
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );

/** Writes through a temporary name, so that no reader sees half a file. */
async function atomically(file: string, write: (temporary: string) => Promise<unknown>) {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await write(temporary);
  await rename(temporary, file);
}

async function draw(picture: string | undefined, texts: CardTexts, siteDirectory: string) {
  const { width, height } = SHARE_IMAGE;
  const band = cardBand(texts, cardFonts(siteDirectory));
  const ground = sharp({ create: { width, height, channels: 3, background: PALM } });
  const layers = [{ input: Buffer.from(band.svg), left: 0, top: height - band.height }];
  if (picture === undefined) return ground.composite(layers).jpeg({ quality: QUALITY });
  const cropped = await sharp(picture)
    .resize(width, height - band.height, { fit: 'cover' })
    .toBuffer();
  return ground
    .composite([{ input: cropped, left: 0, top: 0 }, ...layers])
    .jpeg({ quality: QUALITY, mozjpeg: true });
}

/**
 * Makes the picture that networks show beside a shared link: a photograph above, place, price and
 * name below. It is kept between builds.
 *
 * @param picture - path on the site of a JPEG, whose name follows its content; none for a plain ground
 * @returns its path on the site
 */
export async function shareCard(
  siteDirectory: string,
  picture: string | undefined,
  texts: CardTexts,
): Promise<string> {
  const id = createHash('sha256')
    .update(JSON.stringify([DESIGN, picture, texts.title, texts.place, texts.price]))
    .digest('hex')
    .slice(0, 20);
  const name = `${id}.jpg`;
  const kept = path.join(siteDirectory, CACHE_FOLDER, name);
  if (!(await exists(kept))) {
    const file = picture && path.join(siteDirectory, 'public', picture);
    const card = await draw(file, texts, siteDirectory);
    await atomically(kept, (temporary) => card.toFile(temporary));
  }
  const shown = path.join(siteDirectory, 'public', PUBLIC_FOLDER, name);
  if (!(await exists(shown))) {
    await atomically(shown, (temporary) => copyFile(kept, temporary));
  }
  return `/${PUBLIC_FOLDER}/${name}`;
}

/** Removes the cards of earlier builds that no page names any more. */
export async function removeOldCards(
  siteDirectory: string,
  current: ReadonlySet<string>,
): Promise<void> {
  const folder = path.join(siteDirectory, 'public', PUBLIC_FOLDER);
  const names = await readdir(folder).catch(() => []);
  const old = names.filter((name) => !current.has(`/${PUBLIC_FOLDER}/${name}`));
  await Promise.all(old.map((name) => rm(path.join(folder, name), { force: true })));
}
