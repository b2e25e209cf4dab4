/**
 * A start-up optimisation, switched off by patches to a copy of the sources, so that the site has
 * no code for it.
 */
export interface Ablation {
  name: string;
  /** Replacements that switch it off. */
  patches: readonly { file: string; from: string; to: string }[];
}

/**
 * The optimisations of docs/decisions/0015-small-entry-and-sliced-hydration.md and the
 * translator of docs/decisions/0002-interface-strings.md, each alone.
 */
export const ABLATIONS: readonly Ablation[] = [
  {
    name: 'the program in the entry',
    patches: [
      {
        file: 'src/node/on-create-webpack-config.ts',
        from: "  replaceEntry(config, path.resolve('src/app/start.ts'));\n",
        to: '',
      },
    ],
  },
  {
    name: 'data and script after the program',
    patches: [{ file: 'src/app/start.ts', from: '  preloadResources();\n', to: '' }],
  },
  {
    name: 'no deferred layout of offscreen sections',
    patches: [
      {
        file: 'src/app/early/early-scripts.tsx',
        from: "    { key: 'defer-offscreen-layout', source: deferredLayoutSource() },\n",
        to: '',
      },
    ],
  },
  {
    name: 'hydration in one task',
    patches: [
      {
        file: 'src/app/replace-hydrate-function.ts',
        from: 'startTransition(() => void hydrateRoot(container, page))',
        to: 'hydrateRoot(container, page)',
      },
    ],
  },
  {
    name: 'i18next and react-i18next',
    patches: [
      {
        file: 'src/i18n/translator.ts',
        from: 'import { fillPlaceholders,',
        to: "import { createInstance } from 'i18next';\nimport { fillPlaceholders,",
      },
      {
        file: 'src/i18n/translator.ts',
        from: '  let plurals: Intl.PluralRules | undefined;\n',
        to: `  const i18n = createInstance();
  void i18n.init({
    lng: language,
    resources: { [language]: messages },
    ns: Object.keys(messages),
    interpolation: { escapeValue: false },
    initImmediate: false,
  });
  let plurals: Intl.PluralRules | undefined;
`,
      },
      {
        file: 'src/i18n/translator.ts',
        from: "      fillPlaceholders(lookUp(key, values.count) ?? key.slice(key.indexOf(':') + 1), values),\n",
        to: '      i18n.t(key, values),\n    i18n,\n',
      },
      {
        file: 'src/i18n/translation.tsx',
        from: 'import type { LazyNamespace }',
        to: "import { I18nextProvider } from 'react-i18next';\nimport type { LazyNamespace }",
      },
      {
        file: 'src/i18n/translation.tsx',
        from: 'value={translator}>{children}<',
        to: 'value={translator}><I18nextProvider i18n={translator.i18n}>{children}</I18nextProvider><',
      },
    ],
  },
];

/**
 * Applies the patches to a source.
 *
 * @throws Error if the source does not contain the replaced text exactly once: the ablation is out
 *   of date
 */
export function patched(source: string, { from, to, file }: Ablation['patches'][number]): string {
  if (source.split(from).length !== 2) {
    throw new Error(`${file} does not have once: ${from.trim()}`);
  }
  return source.replace(from, () => to);
}
