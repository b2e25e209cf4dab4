import { fieldLabels } from '../../../schema/labels';
import type { Problem } from './check';
import { TEXTS, type Language } from './texts';

const SHOWN_CHARACTERS = 80;

/** On one line and in bounds, whatever was written. */
const shown = (value: string) =>
  JSON.stringify(value.length > SHOWN_CHARACTERS ? `${value.slice(0, SHOWN_CHARACTERS)}…` : value);

/** The name of a field as the admin shows it. */
function labelOf(field: string, language: Language): string {
  const label = fieldLabels(field)?.find((entry) => entry.language.startsWith(language));
  const [first = '', ...rest] = field.replaceAll('_', ' ');
  return label?.translation ?? first.toUpperCase() + rest.join('');
}

/** What is wrong with an item, a line for each field, in the words of an editor. */
export const refusalText = (problems: readonly Problem[], language: Language): string =>
  problems
    .map(({ field, reason, value }) => {
      const text = TEXTS[language][reason].replace('{value}', () => shown(value));
      return `${labelOf(field, language)}: ${text}`;
    })
    .join('\n');

/** A change that is refused; Directus knows its own errors by the name. */
export class RefusedContent extends Error {
  override readonly name = 'DirectusError';
  readonly code = 'INVALID_PAYLOAD';
  readonly status = 400;
  readonly extensions: { collection: string; field: string | undefined; reason: string };

  constructor(collection: string, problems: readonly Problem[], language: Language) {
    const reason = refusalText(problems, language);
    super(reason);
    this.extensions = { collection, field: problems[0]?.field, reason };
  }
}
