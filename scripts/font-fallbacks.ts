// Writes the fallback font faces, installed fonts with the metrics of the site's fonts. Run after a
// new subset of the fonts (scripts/subset-fonts.py): npx tsx scripts/font-fallbacks.ts
import { writeFileSync } from 'node:fs';
import { FALLBACKS_FILE, fallbackSheet } from './support/font-fallbacks';
import { inRoot } from './support/root';

writeFileSync(inRoot(FALLBACKS_FILE), fallbackSheet());
