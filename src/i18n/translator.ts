import { fillPlaceholders, type PlaceholderValues } from './placeholders';
import type { MessageGroup, MessageKey, MessageTree, MessageValues, Namespace } from './messages';

/**
 * A message with its placeholders interpolated; a value `count` also selects its plural form.
 * Values are not escaped: React does that.
 *
 * @returns the path of the key where there is no such message; a placeholder without a value stays
 * @example t('project:years', { count: 5 }) // => '5 років', of `years_many`
 */
export type Translate<in N extends Namespace = Namespace> = <Key extends MessageKey<N>>(
  key: Key,
  ...values: MessageValues<Key>
) => string;

/** Messages in one language. */
export interface Translator<in N extends Namespace = Namespace> {
  /** BCP 47. */
  readonly language: string;
  readonly t: Translate<N>;
  /**
   * The message of a value that comes from the CMS, where types end.
   *
   * @returns the value itself where it has no message
   * @example labelOf('people:position', 'architect') // => 'Architect'
   */
  readonly labelOf: (group: MessageGroup<N>, value: string) => string;
}

function find(tree: MessageTree | undefined, path: string): string | undefined {
  let found: string | MessageTree | undefined = tree;
  for (const part of path.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, part) ? found[part] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

/**
 * Creates a translator over loaded messages (docs/decisions/0002-interface-strings.md).
 *
 * @param language - BCP 47; also selects the plural rules
 * @param messages - namespace → messages in that language
 */
export function createTranslator<N extends Namespace>(
  language: string,
  messages: Readonly<Partial<Record<N, MessageTree>>>,
): Translator<N> {
  let plurals: Intl.PluralRules | undefined;
  const lookUp = (key: string, count?: unknown): string | undefined => {
    const colon = key.indexOf(':');
    const tree = messages[key.slice(0, colon) as N];
    const path = key.slice(colon + 1);
    if (typeof count !== 'number' || !language) return find(tree, path);
    plurals ??= new Intl.PluralRules(language);
    return find(tree, `${path}_${plurals.select(count)}`) ?? find(tree, path);
  };
  return {
    language,
    t: (key: string, values: PlaceholderValues = {}) =>
      fillPlaceholders(lookUp(key, values.count) ?? key.slice(key.indexOf(':') + 1), values),
    labelOf: (group, value) => lookUp(`${group}.${value}`) ?? value,
  };
}
