/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  FAMILIES,
  faceName,
  FALLBACKS_FILE,
  fallbackSheet,
} from '../../../scripts/support/font-fallbacks';

const committed = readFileSync(path.resolve(FALLBACKS_FILE), 'utf8');
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** How a sheet of styles is written differs from tool to tool; what it says does not. */
const said = (sheet: string) => sheet.replace(/\s+/g, ' ').replaceAll('"', "'");

describe('the fallback faces', () => {
  it('are those that the script computes from the fonts', () => {
    expect(said(committed)).toBe(said(fallbackSheet()));
  });

  it.each(
    FAMILIES.flatMap((family) => family.installed.map((_, index) => faceName(family, index))),
  )('%s stands in the list of fonts', (name) => expect(tokens).toContain(`'${name}'`));
});
