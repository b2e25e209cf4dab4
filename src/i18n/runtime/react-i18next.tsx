/**
 * What this site uses of react-i18next, in its shape: the bundler puts it in the library's place
 * (docs/decisions/0012-a-small-i18next-in-the-bundle.md). Code imports `react-i18next` as ever.
 */
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { createInstance, type Translator } from './i18next';

const TranslatorContext = createContext<Translator>(createInstance());

interface I18nextProviderProps {
  i18n: Translator;
  children?: ReactNode;
}

/** Gives what is inside its strings. */
export function I18nextProvider({ i18n, children }: I18nextProviderProps) {
  return <TranslatorContext.Provider value={i18n}>{children}</TranslatorContext.Provider>;
}

/** The strings of the page around; outside of one every key answers with its path. */
export function useTranslation(): { t: Translator['t']; i18n: Translator } {
  const i18n = useContext(TranslatorContext);
  return useMemo(() => ({ t: i18n.t, i18n }), [i18n]);
}
