import type { Knex } from 'knex';
import { TABLES } from '../../../schema';
import type { Language } from './texts';
import { USE_TEXTS, type UseKind } from './use-texts';
import type { Use } from './uses';

/** An item that uses another one, with its name in the editor's language. */
export interface NamedUse extends Use {
  /** Kind and title: `offer “Early bird”`. */
  name: string;
}

type Row = Readonly<Record<string, unknown>>;

/** Columns that can be the title of an item, of its translations or its own. */
const TITLES = ['title', 'name', 'from_path', 'slug'];

const titleIn = (row: Row | undefined): string | undefined =>
  TITLES.map((column) => row?.[column]).find(
    (value): value is string => typeof value === 'string' && value !== '',
  );

const hasTable = (collection: string) => TABLES.some((spec) => spec.collection === collection);

async function titleOf(
  database: Knex,
  { collection, item }: Use,
  { row, language }: { row: Row | undefined; language: Language },
): Promise<string> {
  const translations = `${collection}_translations`;
  const texts: Row[] = hasTable(translations)
    ? await database<Row>(translations).where({ [`${collection}_id`]: item })
    : [];
  const inLanguage = (code: string) => titleIn(texts.find((text) => text.languages_code === code));
  return inLanguage(language) ?? inLanguage('en') ?? titleIn(row) ?? item;
}

const isKind = (name: unknown): name is UseKind =>
  typeof name === 'string' && Object.hasOwn(USE_TEXTS.en.kinds, name);

/** Adds the names of the items. */
export async function nameUses(
  database: Knex,
  uses: readonly Use[],
  language: Language,
): Promise<NamedUse[]> {
  const { kinds, quoted } = USE_TEXTS[language];
  return Promise.all(
    uses.map(async (use) => {
      const { collection, item } = use;
      if (item === '') return { ...use, name: isKind(collection) ? kinds[collection] : collection };
      const row = await database<Row>(collection).where({ id: item }).first<Row | undefined>();
      const kind = isKind(row?.kind) ? row.kind : collection;
      const title = await titleOf(database, use, { row, language });
      const word = isKind(kind) ? kinds[kind] : kind;
      return { ...use, name: `${word} ${quoted.replace('{title}', () => title)}` };
    }),
  );
}
