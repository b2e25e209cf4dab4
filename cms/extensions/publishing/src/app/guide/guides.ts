import { byLocale } from '../../../../../../contract/by-locale';
import en from '../../../../../../docs/editors/en.md';
import ru from '../../../../../../docs/editors/ru.md';
import uk from '../../../../../../docs/editors/uk.md';

const GUIDES = { en, ru, uk };

/**
 * The guide for editors, Markdown; English for an unsupported language.
 *
 * @param locale - the admin's language, like `uk-UA`
 */
export function guideFor(locale: string): string {
  return byLocale(GUIDES, locale);
}
