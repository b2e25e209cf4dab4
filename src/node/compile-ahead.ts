/** Told by Chrome's engine from version 136 on; a comment like any other elsewhere. */
const HINT = '//# allFunctionsCalledOnLoad\n';

interface ChunkGroup {
  name?: string | null;
  isInitial(): boolean;
}

interface Chunk {
  files: Iterable<string>;
  groupsIterable: Iterable<ChunkGroup>;
}

interface Compilation<Source> {
  chunks: Iterable<Chunk>;
  hooks: {
    processAssets: { tap(options: { name: string; stage: number }, listener: () => void): void };
  };
  updateAsset(file: string, update: (source: Source) => Source): void;
}

interface Compiler<Source> {
  webpack: {
    Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
    sources: { ConcatSource: new (...parts: (string | Source)[]) => Source };
  };
  hooks: {
    thisCompilation: {
      tap(name: string, listener: (compilation: Compilation<Source>) => void): void;
    };
  };
}

const NAME = 'CompileAhead';

/** Whether a browser asks for a chunk with the page itself, and not on intent. */
function comesWithPage({ groupsIterable }: Chunk): boolean {
  return [...groupsIterable].some(
    (group) => group.isInitial() || !!group.name?.startsWith('component---'),
  );
}

/**
 * Lets the browser compile what every page runs while it is being fetched, beside the page's main
 * thread, rather than function by function when they are called (V8, “explicit compile hints”;
 * docs/decisions/0015-a-page-starts-in-pieces.md).
 */
export const compileAhead = {
  constructor: { name: NAME },
  apply<Source>({ webpack, hooks }: Compiler<Source>): void {
    const { ConcatSource } = webpack.sources;
    // The minifier drops comments, and the source maps, which come later, count the line.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1;
    hooks.thisCompilation.tap(NAME, (compilation) =>
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const chunk of compilation.chunks) {
          if (!comesWithPage(chunk)) continue;
          for (const file of chunk.files) {
            if (!file.endsWith('.js')) continue;
            compilation.updateAsset(file, (source) => new ConcatSource(HINT, source));
          }
        }
      }),
    );
  },
};
