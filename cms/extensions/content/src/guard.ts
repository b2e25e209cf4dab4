import schedule from '../../../../contract/schedule.json';
import { linkProblems, redirectProblems, scheduleProblems, type Problem } from './check';
import { plainContacts } from './contacts';
import { fileColumns, fileKeys, fileProblems, type FileRow } from './file-kinds';
import { languageFor } from './language-for';
import type { FilterContext, FilterMeta, HookRegister, Host } from './host';
import { periodColumns, periodProblems } from './periods';
import { refusedValues } from './refusal';
import { valueProblems } from './values';

const REDIRECTS = 'redirects';
const PAGES = 'pages';

type Item = Readonly<Record<string, unknown>>;

/** A change with the stored rows that it is applied to; a new item has an empty row. */
interface Change {
  collection: string;
  payload: Item;
  rows: readonly Item[];
  context: FilterContext;
  siteUrl: string;
}

/** A validation that needs the stored rows, by the columns that it reads. */
interface StoredCheck {
  columns: (collection: string) => readonly string[];
  problems: (change: Change) => Problem[] | Promise<Problem[]>;
}

async function checkRedirects({ payload, rows, context, siteUrl }: Change): Promise<Problem[]> {
  const all = await context
    .database<{ id: number; from_path: string }>(REDIRECTS)
    .select('id', 'from_path');
  const changed = new Set(rows.map(({ id }) => id));
  const others = all.filter(({ id }) => !changed.has(id)).map(({ from_path }) => from_path);
  return rows.flatMap((row) => redirectProblems({ ...row, ...payload }, others, siteUrl));
}

async function checkFiles({ collection, payload, context }: Change): Promise<Problem[]> {
  const keys = fileKeys(collection, payload);
  if (keys.length === 0) return [];
  const files = await context.database<FileRow>('directus_files').whereIn('id', keys);
  return fileProblems(collection, payload, files);
}

const STORED_CHECKS: readonly StoredCheck[] = [
  {
    columns: (collection) => (collection === REDIRECTS ? ['from_path', 'to_path'] : []),
    problems: checkRedirects,
  },
  {
    columns: (collection) =>
      schedule.collections.includes(collection) ? ['publish_at', 'unpublish_at'] : [],
    problems: ({ rows, payload }) =>
      rows.flatMap((row) => scheduleProblems({ ...row, ...payload })).slice(0, 1),
  },
  {
    columns: periodColumns,
    problems: ({ collection, rows, payload }) =>
      rows.flatMap((row) => periodProblems(collection, { ...row, ...payload })).slice(0, 1),
  },
  { columns: fileColumns, problems: checkFiles },
  {
    // The site knows its fixed pages by their slugs.
    columns: (collection) => (collection === PAGES ? ['slug'] : []),
    problems: ({ rows, payload }) =>
      rows
        .filter(({ id, slug }) => id !== undefined && slug !== payload.slug)
        .slice(0, 1)
        .map(({ slug }) => ({ field: 'slug', reason: 'fixed', value: String(slug) })),
  },
];

/** Validates what depends on the stored rows, which are read only then. */
async function storedProblems(
  payload: Item,
  { collection, keys }: FilterMeta,
  context: FilterContext,
  siteUrl: string,
): Promise<Problem[]> {
  const checks = STORED_CHECKS.filter(({ columns }) =>
    columns(collection).some((column) => column in payload),
  );
  if (checks.length === 0) return [];
  const rows: Item[] = keys
    ? await context.database<Item>(collection).whereIn('id', [...keys])
    : [{}];
  const change = { collection, payload, rows, context, siteUrl };
  return (await Promise.all(checks.map(({ problems }) => problems(change)))).flat();
}

/**
 * Rejects invalid links, contacts, numbers, lists, redirects, dates and files on save, through every API of
 * Directus, with a message in the editor's language. Contacts are stored as the site needs them.
 */
export function guardContent({ filter }: HookRegister, host: Host): void {
  const siteUrl = String(host.env.SITE_URL ?? 'http://localhost:9000');
  const check = async (payload: unknown, meta: FilterMeta, context: FilterContext) => {
    const { collection } = meta;
    const values = payload as Item;
    const plain = collection === 'settings' ? plainContacts(values) : values;
    const problems = [
      ...linkProblems(collection, plain),
      ...valueProblems(collection, plain),
      ...(await storedProblems(plain, meta, context, siteUrl)),
    ];
    if (problems.length === 0) return plain;
    throw refusedValues(collection, problems, await languageFor(context));
  };
  filter('items.create', check);
  filter('items.update', check);
}
