import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importPlugin from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The layers of `src`, top to bottom; a layer imports only from the ones that stand below it. */
const LAYERS = [
  ['node', 'app'],
  ['templates'],
  ['sections', 'layout', 'seo'],
  ['features'],
  ['hooks', 'ui'],
  ['styles'],
  ['i18n', 'domain', 'utils'],
  ['config'],
];

const downwardZones = LAYERS.flatMap((layer, index) =>
  layer.map((name) => ({
    target: `./src/${name}`,
    from: LAYERS.slice(0, index)
      .flat()
      .map((upper) => `./src/${upper}`),
    message: 'Imports only go down (docs/decisions/0003-import-direction.md).',
  })),
).filter((zone) => zone.from.length > 0);

/** The parts that could each live in a repository of their own. */
const PARTS = ['src', 'plugins', 'cms', 'publisher'];
const partZones = PARTS.flatMap((target) =>
  PARTS.filter((from) => from !== target).map((from) => ({
    target: `./${target}`,
    from: `./${from}`,
    message: 'src, plugins, cms and publisher never import each other.',
  })),
);

const contractZones = PARTS.map((part) => ({
  target: './contract',
  from: `./${part}`,
  message: 'What several parts share depends on none of them.',
}));

const browserLayers = LAYERS.flat().filter((name) => name !== 'node');

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'public/',
      'releases/',
      '.cache/',
      '.run/',
      'src/gatsby-types.d.ts',
      'cms/extensions/*/dist/',
      'plugins/*/build/',
      'cms/data/',
      // Sites of other frameworks, each with a configuration of its own.
      'bench/peers/{astro,next,nuxt}/',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strict,
  {
    plugins: { import: importPlugin, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    settings: {
      'import-x/resolver-next': [createTypeScriptImportResolver({ project: './tsconfig.json' })],
    },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
      // What scrolls must be reachable by keyboard, and so must the panel of a tab.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: ['main'], roles: ['group', 'tabpanel'] },
      ],
      'import/no-restricted-paths': [
        'error',
        {
          zones: [
            ...downwardZones,
            ...partZones,
            ...contractZones,
            ...browserLayers.map((name) => ({
              target: `./src/${name}`,
              from: './src/node',
              message: 'Browser code never imports build code.',
            })),
          ],
        },
      ],
      'import/no-cycle': 'error',
      'import/no-default-export': 'error',
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'Read the environment through src/config/env.ts (or the env.ts of your part).',
        },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Gatsby and the tools read a default export from these.
    files: [
      'gatsby-*.ts',
      'gatsby-*.tsx',
      'plugins/*/gatsby-*.ts',
      'src/templates/**/*.tsx',
      '__tests__/fixtures/*/src/**',
      '*.config.{ts,mjs}',
      'e2e/support/global-*.ts',
      '__tests__/support/global-*.ts',
    ],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    // What begins with `use` here is Vue's.
    files: ['cms/extensions/*/src/app/**'],
    rules: { 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // Each part has one reader of the environment; scripts hand it to the processes they start.
    files: [
      '**/env.ts',
      'scripts/**',
      'e2e/**',
      '__tests__/**',
      'plugins/*/__tests__/**',
      'bench/**',
      'cms/scripts/**',
      '*.config.ts',
    ],
    rules: { 'no-restricted-properties': 'off', 'no-console': 'off' },
  },
  {
    files: ['src/sections/*/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['../../sections/*', '../!(..)/**'],
              message: 'Sections never import each other.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/hooks/use-*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "ImportSpecifier[imported.name='useStaticQuery']",
          message: 'Static queries live in src/hooks/use-*.ts.',
        },
        {
          selector: 'MemberExpression[property.name=/^___/]',
          message: 'What Gatsby keeps on window is used in src/utils/gatsby-internals.ts.',
        },
        {
          selector: 'ImportDeclaration[source.value=/^(react-)?i18next$/]',
          message: 'Strings come from src/i18n (docs/decisions/0002-interface-strings.md).',
        },
      ],
    },
  },
  {
    files: ['src/utils/gatsby-internals.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Playwright hands fixtures over by destructuring and a callback named `use`.
    files: ['e2e/support/fixtures.ts', 'e2e/browsers/support/fixtures.ts'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  prettier,
);
