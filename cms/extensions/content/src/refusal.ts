import { fieldLabels } from '../../../schema/labels';
import { WORDS } from '../../../schema/words';
import type { Problem } from './check';
import { ENTRY, TEXTS, type Language } from './texts';

const SHOWN_CHARACTERS = 80;

/** Input on one line, shortened. */
const shown = (value: string) =>
  JSON.stringify(value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value);

/** The name of a field as Directus derives it. */
function englishLabel(field: string): string {
  const [first = '', ...rest] = field.replaceAll('_', ' ');
  return first.toUpperCase() + rest.join('');
}

/** The name of a field as the admin shows it. */
const labelOf = (field: string, language: Language): string =>
  fieldLabels(field)?.find((entry) => entry.language.startsWith(language))?.translation ??
  englishLabel(field);

/** A text of the admin in another language, where it has a translation. */
const inLanguage = (english: string, language: Language): string =>
  Object.entries(WORDS).find(([tag]) => tag.startsWith(`${language}-`))?.[1]?.[english] ?? english;

/** The name of a field of a list's entry as the admin shows it. */
const partLabel = (part: string, language: Language): string =>
  inLanguage(englishLabel(part), language);

/** Field and, in a list, the entry and its field. */
function placeOf({ field, entry, part }: Problem, language: Language): string {
  const parts = [labelOf(field, language)];
  if (entry !== undefined) parts.push(ENTRY[language].replace('{number}', String(entry)));
  if (part !== undefined) parts.push(partLabel(part, language));
  return parts.join(', ');
}

/** The error message for an editor, a line per field. */
export const refusalText = (problems: readonly Problem[], language: Language): string =>
  problems
    .map((problem) => {
      const { reason, value, limit = '' } = problem;
      const text = TEXTS[language][reason]
        // A repeated choice is named as the list names it.
        .replace('{value}', () => shown(reason === 'double' ? inLanguage(value, language) : value))
        .replace('{limit}', () => limit);
      return `${placeOf(problem, language)}: ${text}`;
    })
    .join('\n');

/** A rejected change. Directus recognises its own errors by their `name`. */
export class RefusedContent extends Error {
  override readonly name = 'DirectusError';
  readonly code = 'INVALID_PAYLOAD';
  readonly status = 400;
  readonly extensions: { collection: string; field: string | undefined; reason: string };

  constructor(collection: string, reason: string, field?: string) {
    super(reason);
    this.extensions = { collection, field, reason };
  }
}

/** A change that is rejected for the values of its fields. */
export const refusedValues = (
  collection: string,
  problems: readonly Problem[],
  language: Language,
): RefusedContent =>
  new RefusedContent(collection, refusalText(problems, language), problems[0]?.field);
