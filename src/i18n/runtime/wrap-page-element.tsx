import type { GatsbyBrowser } from 'gatsby';
import type { StringsResult } from '../strings';
import { createInstance, type StringTree, type Translator } from './i18next';
import { I18nextProvider } from './react-i18next';

interface PageProps {
  data?: { locales?: StringsResult } | null;
  pageContext: { i18n: { language: string } };
}

/** The translator of the strings a page brought, for as long as the page has them. */
const translators = new WeakMap<StringsResult, Translator>();

function translatorOf({ data, pageContext }: PageProps): Translator {
  const strings = data?.locales;
  const known = strings && translators.get(strings);
  if (known) return known;
  const resources: Record<string, Record<string, StringTree>> = {};
  for (const { node } of strings?.edges ?? []) {
    if (!node.language || !node.ns || !node.data) continue;
    (resources[node.language] ??= {})[node.ns] = JSON.parse(node.data) as StringTree;
  }
  const translator = createInstance();
  void translator.init({ lng: pageContext.i18n.language, resources });
  if (strings) translators.set(strings, translator);
  return translator;
}

/**
 * Gives a page its strings, in the place of what gatsby-plugin-react-i18next does around a page
 * (docs/decisions/0012-a-small-i18next-in-the-bundle.md).
 */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element, props }) => (
  <I18nextProvider i18n={translatorOf(props as unknown as PageProps)}>{element}</I18nextProvider>
);
