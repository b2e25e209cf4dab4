import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Locale } from '../../src/i18n/locales';
import { TranslationProvider } from '../../src/i18n/translation';
import { translatorFor } from './i18n';

/** Renders a component as a page of that locale does, with the real interface strings. */
export function renderIn(locale: Locale, element: ReactElement): RenderResult {
  return render(
    <TranslationProvider translator={translatorFor(locale)}>{element}</TranslationProvider>,
  );
}
