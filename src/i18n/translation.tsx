import { createContext, useContext, type ReactNode } from 'react';
import type { LazyNamespace } from './lazy-strings';
import type { Namespace } from './messages';
import { createTranslator, type Translator } from './translator';

/** Namespaces of page queries; the others are loaded with lazy components. */
export type PageNamespace = Exclude<Namespace, LazyNamespace | 'error'>;

export type PageTranslator = Translator<PageNamespace>;

const TranslatorContext = createContext<PageTranslator>(createTranslator<PageNamespace>('', {}));

interface TranslationProviderProps {
  translator: PageTranslator;
  children?: ReactNode;
}

/** Provides messages to its descendants. */
export function TranslationProvider({ translator, children }: TranslationProviderProps) {
  return <TranslatorContext.Provider value={translator}>{children}</TranslatorContext.Provider>;
}

/** The translator of the nearest provider; without one, it returns the path of each key. */
export function useTranslation(): PageTranslator {
  return useContext(TranslatorContext);
}
