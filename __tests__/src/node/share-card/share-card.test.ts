/** @jest-environment node */
import { existsSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { SHARE_IMAGE } from '../../../../src/config/site';
import { removeOldCards, shareCard } from '../../../../src/node/share-card/share-card';
import { temporaryFolder, type TemporaryFolder } from '../../../support/temporary-site';

const TEXTS = { title: 'Тиковый дом', place: 'Чангу · Виллы', price: 'от 185 000 $' };
const PICTURE = '/static/media/a/1200x630.jpg';

let site: TemporaryFolder;

beforeAll(async () => {
  site = temporaryFolder({ 'public/static/media/a/x': '', 'src/styles/x': '' });
  symlinkSync(path.resolve('src/styles/fonts'), path.join(site.directory, 'src/styles/fonts'));
  await sharp({ create: { width: 1200, height: 630, channels: 3, background: '#00f' } })
    .jpeg()
    .toFile(path.join(site.directory, 'public', PICTURE));
});
afterAll(() => site.remove());

const fileOf = (address: string) => path.join(site.directory, 'public', address);

/** Colour of a point, red, green and blue. */
async function colourAt(address: string, left: number, top: number): Promise<number[]> {
  const point = await sharp(fileOf(address))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...point];
}

it('has the size that networks ask for, the picture above and paper below', async () => {
  const card = await shareCard(site.directory, PICTURE, TEXTS);
  expect(card).toMatch(/^\/static\/share\/[0-9a-f]{20}\.jpg$/);
  const { width, height, format } = await sharp(fileOf(card)).metadata();
  expect({ width, height, format }).toEqual({ ...SHARE_IMAGE, format: 'jpeg' });
  const [red = 0, , blue = 0] = await colourAt(card, 600, 100);
  expect(blue).toBeGreaterThan(red + 100);
  for (const value of await colourAt(card, 10, 620)) expect(value).toBeGreaterThan(220);
});

it('is made once, and another one for another price', async () => {
  const card = await shareCard(site.directory, PICTURE, TEXTS);
  const kept = path.join(site.directory, '.media-cache/share', path.basename(card));
  const { mtimeMs } = statSync(kept);
  rmSync(fileOf(card));
  expect(await shareCard(site.directory, PICTURE, TEXTS)).toBe(card);
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
  expect(existsSync(fileOf(card))).toBe(true);
  const dearer = await shareCard(site.directory, PICTURE, { ...TEXTS, price: 'от 195 000 $' });
  expect(dearer).not.toBe(card);
});

it('has a plain ground without a picture', async () => {
  const card = await shareCard(site.directory, undefined, TEXTS);
  const colour = await colourAt(card, 600, 100);
  for (const value of colour) expect(value).toBeLessThan(80);
});

it('goes when no page names it any more', async () => {
  const card = await shareCard(site.directory, PICTURE, TEXTS);
  const old = await shareCard(site.directory, PICTURE, { ...TEXTS, title: 'Old' });
  await removeOldCards(site.directory, new Set([card]));
  expect(existsSync(fileOf(card))).toBe(true);
  expect(existsSync(fileOf(old))).toBe(false);
  await removeOldCards(path.join(site.directory, 'elsewhere'), new Set());
});
