import type { Compiler } from 'webpack';
import { isInitialChunk } from './initial-chunk';

/** Told by Chrome's engine from version 136 on; a comment like any other elsewhere. */
const HINT = '//# allFunctionsCalledOnLoad\n';

const NAME = 'CompileAhead';

/**
 * Lets the browser compile what every page runs while it is being fetched, beside the page's main
 * thread, rather than function by function when they are called (V8, “explicit compile hints”;
 * docs/decisions/0015-a-page-starts-in-pieces.md).
 */
export const compileHints = {
  constructor: { name: NAME },
  apply({ webpack, hooks }: Compiler): void {
    const { ConcatSource } = webpack.sources;
    // The minifier drops comments, and the source maps, which come later, count the line.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const chunk of compilation.chunks) {
          if (![...chunk.groupsIterable].some(({ name }) => isInitialChunk(name))) continue;
          for (const file of chunk.files) {
            if (!file.endsWith('.js')) continue;
            compilation.updateAsset(file, (source) => new ConcatSource(HINT, source));
          }
        }
      }),
    );
  },
};
