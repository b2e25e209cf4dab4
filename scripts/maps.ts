// Draws the maps of the site. Run after a change of the geography: npx tsx scripts/maps.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { drawMaps } from './support/draw-map';
import { inRoot } from './support/root';

for (const [file, svg] of drawMaps()) writeFileSync(inRoot(path.join('static', file)), svg);
