import { fillPlaceholders, type PlaceholderValues } from '../placeholders';

/**
 * What this site uses of i18next, in the shape of i18next: the bundler puts it in the library's
 * place (docs/decisions/0012-a-small-i18next-in-the-bundle.md). Code imports `i18next` as ever.
 */

/** Strings of a namespace, by the part of the key before the next dot. */
export interface StringTree {
  readonly [part: string]: string | StringTree;
}

export interface TranslatorOptions {
  /** BCP 47, also chooses the rules of plurals. */
  lng?: string;
  /** Language → namespace → strings. */
  resources?: Readonly<Record<string, Readonly<Record<string, StringTree>>>>;
}

/** Values for the placeholders of a string; a number `count` also chooses its plural form. */
export type Values = PlaceholderValues;

function find(tree: StringTree | undefined, path: string): string | undefined {
  let found: string | StringTree | undefined = tree;
  for (const part of path.split('.')) {
    found =
      typeof found === 'object' && Object.hasOwn(found, part)
        ? (found[part] as string | StringTree)
        : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

/** The strings of a page in its language. Values are put in as they are: React escapes them. */
export class Translator {
  language = '';
  private resources: TranslatorOptions['resources'] = {};
  private plurals: Intl.PluralRules | undefined;

  /** Takes the language and the strings; both are there at once. */
  init({ lng = '', resources = {} }: TranslatorOptions): Promise<Translator['t']> {
    this.resources = resources;
    this.language = lng;
    this.plurals = undefined;
    return Promise.resolve(this.t);
  }

  /** The same strings in another language of theirs. */
  cloneInstance({ lng = this.language }: Pick<TranslatorOptions, 'lng'>): Translator {
    const clone = new Translator();
    void clone.init({ lng, resources: this.resources });
    return clone;
  }

  /**
   * A string with its placeholders filled in.
   *
   * @param key - namespace, colon, and the parts of the string's path with dots between
   * @returns the path where there is no such string; a placeholder without a value stays
   * @example t('project:years', { count: 5 }) // => '5 років', of `years_many`
   */
  readonly t = (key: string, values: Values = {}): string => {
    const colon = key.indexOf(':');
    const path = key.slice(colon + 1);
    const tree = this.resources?.[this.language]?.[key.slice(0, colon)];
    const text = this.findPlural(tree, path, values.count) ?? find(tree, path) ?? path;
    return fillPlaceholders(text, values);
  };

  private findPlural(tree: StringTree | undefined, path: string, count: unknown) {
    if (typeof count !== 'number' || !this.language) return undefined;
    this.plurals ??= new Intl.PluralRules(this.language);
    return find(tree, `${path}_${this.plurals.select(count)}`);
  }
}

/** A translator that knows nothing yet. */
export const createInstance = () => new Translator();

// gatsby-plugin-react-i18next asks for i18next by its default export.
// eslint-disable-next-line import/no-default-export
export default { createInstance };
