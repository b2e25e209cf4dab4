// Draws the portraits and the drawings of the demo content into cms/demo/media. Run after a change of
// scripts/support/demo-*.ts: npx tsx scripts/demo-drawings.ts
import path from 'node:path';
import sharp from 'sharp';
import { drawAreas } from './support/demo-areas';
import { drawDrawings } from './support/demo-drawings';
import { drawPortraits } from './support/demo-portraits';
import { inRoot } from './support/root';

const QUALITY = 82;

async function draw() {
  for (const [file, svg] of [...drawPortraits(), ...drawDrawings(), ...drawAreas()]) {
    await sharp(Buffer.from(svg))
      .jpeg({ quality: QUALITY, mozjpeg: true })
      .toFile(inRoot(path.join('cms/demo/media', `${file}.jpg`)));
  }
}

void draw();
