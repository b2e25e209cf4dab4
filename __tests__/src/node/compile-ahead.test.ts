import { compileAhead } from '../../../src/node/compile-ahead';

const group = (name: string | null, isInitial: boolean) => ({ name, isInitial: () => isInitial });

/** What the plugin makes of files, each in a chunk of its own with these groups. */
function assetsOf(chunks: Record<string, ReturnType<typeof group>[]>): Record<string, string> {
  const assets = Object.fromEntries(Object.keys(chunks).map((file) => [file, 'run()']));
  compileAhead.apply<string>({
    webpack: {
      Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 },
      sources: {
        // Strings stand for webpack's sources here; its class only joins them.
        ConcatSource: function (...parts: string[]) {
          return Object.assign([parts.join('')], { toString: () => parts.join('') });
        } as unknown as new (...parts: string[]) => string,
      },
    },
    hooks: {
      thisCompilation: {
        tap: (_name, listener) =>
          listener({
            chunks: Object.entries(chunks).map(([file, groupsIterable]) => ({
              files: [file],
              groupsIterable,
            })),
            hooks: { processAssets: { tap: (_options, process) => process() } },
            updateAsset: (file, update) => {
              assets[file] = String(update(assets[file] ?? ''));
            },
          }),
      },
    },
  });
  return assets;
}

describe('compiling ahead', () => {
  it('is asked for where a file comes with the page', () => {
    const assets = assetsOf({
      'app.js': [group('app', true)],
      'home.js': [group('component---src-templates-home-tsx', false)],
      'shared.js': [group(null, false), group('component---src-templates-sale-tsx', false)],
    });
    for (const text of Object.values(assets)) {
      expect(text).toBe('//# allFunctionsCalledOnLoad\nrun()');
    }
  });

  it('leaves alone what is loaded on intent, and styles', () => {
    const assets = assetsOf({ 'form.js': [group(null, false)], 'app.css': [group('app', true)] });
    expect(assets).toEqual({ 'form.js': 'run()', 'app.css': 'run()' });
  });
});
