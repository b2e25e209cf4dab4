// Writes the faces that stand in until the site's fonts have come: installed fonts in their measures.
// Run after a new cut of the fonts (scripts/subset-fonts.py): npx tsx scripts/font-fallbacks.ts
import { writeFileSync } from 'node:fs';
import { FALLBACKS_FILE, fallbackSheet } from './support/font-fallbacks';
import { inRoot } from './support/root';

writeFileSync(inRoot(FALLBACKS_FILE), fallbackSheet());
