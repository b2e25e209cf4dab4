import path from 'node:path';

/** The one sheet outside of all layers: it declares their order and comes before all others. */
export const LAYER_ORDER_FILE = path.join('src', 'styles', 'layers.css');

/** Folders of `src` whose styles are about elements, not about parts. */
const BASE_FOLDER = 'styles';

/**
 * Name of a sheet's cascade layer. Each component has one of its own, nested in that of its folder.
 * The order of layers is that of their first rules, so a sheet that a lazy chunk loads a second
 * time changes nothing.
 *
 * @param file - absolute path of the sheet
 * @param root - folder of the project
 * @returns nothing for the sheet that declares the order
 * @example
 * layerOf('/site/src/ui/button/button.module.css', '/site'); // => 'ui.button'
 * layerOf('/site/src/styles/base.css', '/site'); // => 'base'
 * layerOf('/site/node_modules/leaflet/dist/leaflet.css', '/site'); // => 'vendor'
 */
export function layerOf(file: string, root: string): string | undefined {
  const inside = path.relative(root, file);
  if (inside === LAYER_ORDER_FILE) return undefined;
  const [top, folder = ''] = inside.split(path.sep);
  if (top !== 'src') return 'vendor';
  if (folder === BASE_FOLDER) return 'base';
  return `${folder}.${path.basename(file).replace(/(\.module)?\.css$/, '')}`;
}
