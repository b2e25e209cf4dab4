import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LAYER_ORDER_FILE, layerOf } from '../../../src/node/css-layers';

const ROOT = process.cwd();

describe('the cascade layer of a sheet', () => {
  it.each([
    ['src/ui/button/button.module.css', 'ui.button'],
    ['src/sections/project-head/project-mosaic.module.css', 'sections.project-mosaic'],
    ['src/styles/base.css', 'base'],
    ['src/styles/layers.css', undefined],
    ['node_modules/leaflet/dist/leaflet.css', 'vendor'],
    ['../elsewhere/node_modules/leaflet/dist/leaflet.css', 'vendor'],
  ])('%s: %s', (file, layer) => {
    expect(layerOf(path.join(ROOT, file), ROOT)).toBe(layer);
  });

  const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join('src', name))
    .filter((file) => file !== LAYER_ORDER_FILE);
  const layers = sheets.map((file) => layerOf(path.join(ROOT, file), ROOT) ?? '');

  it('is declared in the order of the folders', () => {
    const [, order = ''] = /@layer ([^;]+);/.exec(readFileSync(LAYER_ORDER_FILE, 'utf8')) ?? [];
    const declared = order.split(', ');
    expect(sheets.length).toBeGreaterThan(0);
    expect(layers.filter((layer) => !declared.includes(layer.split('.')[0] ?? ''))).toEqual([]);
  });

  it('is its own for each part', () => {
    const own = layers.filter((layer) => layer.includes('.'));
    expect(new Set(own).size).toBe(own.length);
  });
});
