import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import contract from '../../contract/publishing.json';
import { CONTENT_MODEL } from '../config/content-model';
import { linkKind } from '../domain/link';
import { LOCALE_CODES, LOCALES, type Locale } from '../i18n/locales';
import { isSitePath, localizePath } from '../i18n/paths';
import type { PlannedPage } from './plan-pages';

/** The fields of the source plugin's nodes that are read here. */
export interface ContentNode extends Readonly<Record<string, unknown>> {
  id: string;
  itemId: string;
  /** These are missing where the type is not translated. */
  locale?: Locale;
  contentLocale?: string;
  fallbackFields?: readonly string[];
}

/** Key of an item in the publisher and the admin. */
interface Item {
  collection: string;
  /** Empty for a singleton. */
  item: string;
  locale?: string;
  title: string;
  detail?: string;
}

interface Missing extends Item {
  problem: (typeof contract.reportProblems)[number];
}

/** Facts about a build's content for the publisher (`contract/publishing.json` names the file). */
export interface ContentFacts {
  /** The item that a page is about, by the page's address. */
  pages: Record<string, { title: string; address: string }>;
  missing: Missing[];
  /** Links that editors wrote, with their targets, one in each locale that shows them. */
  links: { to: string[]; entry: Item }[];
}

interface Field {
  type: string;
}

type Model = Readonly<{
  name: string;
  collection: string;
  singleton?: boolean;
  fields: Readonly<Record<string, Field>>;
}>;

const MODELS: readonly Model[] = CONTENT_MODEL;

/** Names of a type's title and description, in the order in which pages look for them. */
const TITLES = ['title', 'name', 'companyName', 'fromPath', 'scenario'];
const DESCRIPTIONS = ['seoDescription', 'summary', 'lead'];
/** Types whose items have a page of their own. */
const WITH_PAGE = ['Page', 'Area', 'Project', 'News', 'Article', 'Doc', 'Sale', 'Vacancy'];
/** A redirect's target is a text, and leads somewhere like a link. */
const LINK_FIELDS: Readonly<Record<string, readonly string[]>> = { Redirect: ['toPath'] };

const firstText = (node: ContentNode, names: readonly string[]): string | undefined =>
  names.map((name) => node[name]).find((value): value is string => Boolean(value));

const fieldsOf = ({ fields }: Model, ...types: string[]): string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (types.includes(type) ? [name] : []));

function itemOf({ collection, singleton }: Model, node: ContentNode): Item {
  return {
    collection,
    item: singleton ? '' : node.itemId,
    ...(node.locale ? { locale: node.locale } : {}),
    title: firstText(node, TITLES) ?? node.itemId,
  };
}

/** Pictures of a node, by field, without words for those who do not see them. */
function* silentPictures(model: Model, node: ContentNode): Generator<string> {
  for (const name of fieldsOf(model, 'Image', 'Images')) {
    for (const picture of [node[name] ?? []].flat() as { alt?: string; fileName?: string }[]) {
      if (!picture.alt?.trim()) yield `${name}: ${picture.fileName ?? ''}`;
    }
  }
}

/** What is missing in a node. */
function missingOf(model: Model, node: ContentNode): Missing[] {
  const item = itemOf(model, node);
  const fallback = node.fallbackFields ?? [];
  const hasNoDescription =
    WITH_PAGE.includes(model.name) && firstText(node, DESCRIPTIONS) === undefined;
  return [
    ...(fallback.length > 0
      ? [{ problem: 'translation', ...item, detail: fallback.join(', ') }]
      : []),
    ...[...silentPictures(model, node)].map((detail) => ({ problem: 'alt', ...item, detail })),
    ...(hasNoDescription ? [{ problem: 'description', ...item }] : []),
  ];
}

/** One entry for what an item lacks in every locale, instead of one for each. */
function joined(missing: readonly Missing[]): Missing[] {
  const groups = new Map<string, Missing[]>();
  for (const entry of missing) {
    const { problem, collection, item, detail } = entry;
    const key = JSON.stringify(
      problem === 'translation' ? entry : [problem, collection, item, detail],
    );
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  return [...groups.values()].flatMap((entries) => {
    const [first] = entries;
    if (!first || entries.length < LOCALE_CODES.length) return entries;
    const entry = { ...first };
    delete entry.locale;
    return [entry];
  });
}

const HREFS = /<a\b[^>]*?\shref="([^"]*)"/g;

/** Links that an editor wrote into a node, by field. */
function* writtenLinks(model: Model, node: ContentNode): Generator<[field: string, href: string]> {
  for (const name of fieldsOf(model, 'RichText')) {
    for (const [, href = ''] of String(node[name] ?? '').matchAll(HREFS)) {
      yield [name, href.replaceAll('&amp;', '&')];
    }
  }
  for (const name of [...fieldsOf(model, 'Link'), ...(LINK_FIELDS[model.name] ?? [])]) {
    if (typeof node[name] === 'string' && node[name] !== '') yield [name, node[name]];
  }
}

/** Targets of a link on this site, one for each locale that shows it; none for an external link. */
function placesOf(href: string, node: ContentNode, page: string | undefined): string[] {
  const kind = linkKind(href);
  if (kind === 'web') return [href];
  if (kind === 'part') return page === undefined ? [] : [page + href];
  if (kind !== 'path') return [];
  if (!isSitePath(href)) return [href];
  const locales = node.locale ? [node.locale] : LOCALE_CODES;
  // The site leaves links of the locale without a prefix as they are written.
  return locales.map((locale) => (LOCALES[locale].prefix ? localizePath(href, locale) : href));
}

/**
 * Collects the facts about a build's content: the item of each page, what items lack, the targets
 * of editors' links.
 *
 * @param nodesOf - all nodes of a type
 * @param pages - as planned
 * @param addresses - where an item is changed, by the node's id
 */
export function describeContent(
  nodesOf: (type: string) => readonly ContentNode[],
  pages: readonly Pick<PlannedPage, 'path' | 'context'>[],
  addresses: ReadonlyMap<string, string>,
): ContentFacts {
  const pathOf = new Map<string, string>();
  const fixed = new Map(
    nodesOf('Page').map((node) => [`${String(node.slug)}:${node.locale ?? ''}`, node.id]),
  );
  for (const { path: address, context } of pages) {
    const id = context.id ?? fixed.get(`${context.pageSlug ?? ''}:${context.locale}`);
    if (id) pathOf.set(address, id);
  }
  const ofNode = new Map([...pathOf].map(([address, id]) => [id, address]));

  const titles = new Map<string, string>();
  const missing: Missing[] = [];
  const links = new Map<string, ContentFacts['links'][number]>();
  for (const model of MODELS) {
    for (const node of nodesOf(model.name)) {
      const item = itemOf(model, node);
      titles.set(node.id, item.title);
      missing.push(...missingOf(model, node));
      for (const [field, href] of writtenLinks(model, node)) {
        const to = placesOf(href, node, ofNode.get(node.id));
        if (to.length === 0) continue;
        const isBorrowed = node.fallbackFields?.includes(field);
        const source = isBorrowed ? node.contentLocale : node.locale;
        const key = JSON.stringify([item.collection, item.item, field, href, source]);
        const known = links.get(key);
        if (known) known.to.push(...to);
        else {
          const entry = { ...item, ...(source ? { locale: source } : {}) };
          links.set(key, { to, entry: { ...entry, detail: `${field}: ${href}` } });
        }
      }
    }
  }
  return {
    pages: Object.fromEntries(
      [...pathOf].flatMap(([address, id]) => {
        const [title, edit] = [titles.get(id), addresses.get(id)];
        return title && edit ? [[address, { title, address: edit }]] : [];
      }),
    ),
    missing: joined(missing),
    links: [...links.values()],
  };
}

/**
 * Writes the facts to the publisher's file, which is not served.
 *
 * @param directory - of the site that is built
 */
export async function writeContentFacts(directory: string, facts: ContentFacts): Promise<void> {
  const file = path.join(directory, contract.contentFacts);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(facts));
}
