/** @jest-environment node */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { compileHints } from '../../../src/node/compile-hints';

const HINT = '//# allFunctionsCalledOnLoad\n';

const SOURCES = {
  'app.js': `import(/* webpackChunkName: "component---home" */ './home');`,
  'home.js': `import './shared'; window.open = () => import(/* webpackChunkName: "form" */ './form');`,
  'shared.js': `document.title = 'shared';`,
  'form.js': `document.title = 'form';`,
};

/** A production build by webpack, on a machine that may be busy. */
const BUILD_TIMEOUT_MS = 120_000;

describe('compiling ahead', () => {
  let directory: string;

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'compile-hints-'));
    for (const [name, source] of Object.entries(SOURCES)) {
      await writeFile(path.join(directory, name), source);
    }
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          context: directory,
          entry: { app: './app.js' },
          output: { path: directory, filename: '[name].out.js' },
          optimization: {
            splitChunks: {
              cacheGroups: {
                shared: { test: /shared/, name: 'shared', chunks: 'all', enforce: true },
              },
            },
          },
          plugins: [compileHints],
        },
        (error, stats) => {
          if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
          else resolve();
        },
      );
    });
  }, BUILD_TIMEOUT_MS);
  afterAll(() => rm(directory, { recursive: true, force: true }));

  const textOf = (name: string) => readFile(path.join(directory, `${name}.out.js`), 'utf8');

  it.each(['app', 'component---home', 'shared'])(
    'is asked for in “%s”, which comes with a page',
    async (name) => {
      expect(await textOf(name)).toMatch(new RegExp(`^${HINT}.`));
    },
  );

  it('is not asked for in what is loaded on intent', async () => {
    expect(await textOf('form')).not.toContain(HINT.trim());
  });
});
