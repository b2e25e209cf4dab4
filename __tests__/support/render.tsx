import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import type { Locale } from '../../src/i18n/locales';
import { i18nFor } from './i18n';

/** Renders a component as a page of that locale does, with the real interface strings. */
export function renderIn(locale: Locale, element: ReactElement): RenderResult {
  return render(<I18nextProvider i18n={i18nFor(locale)}>{element}</I18nextProvider>);
}
