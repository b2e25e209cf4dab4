import type { Compiler } from 'webpack';
import { isInitialChunk } from './gatsby-internals';

/** Understood by V8 from Chrome 136 on; an ordinary comment in other engines. */
const HINT = '//# allFunctionsCalledOnLoad\n';

const NAME = 'CompileAhead';

/**
 * Adds V8's explicit compile hint to the initial chunks: V8 then compiles them off the main thread
 * while they are fetched, not function by function when they are called
 * (docs/decisions/0015-small-entry-and-sliced-hydration.md).
 */
export const compileHints = {
  constructor: { name: NAME },
  apply({ webpack, hooks }: Compiler): void {
    const { ConcatSource } = webpack.sources;
    // After the minifier, which drops comments, and before the source maps, which count the line.
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
