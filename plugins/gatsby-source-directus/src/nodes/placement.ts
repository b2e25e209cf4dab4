import { junctionSort } from '../directus/queries';
import {
  byColumn,
  compareKeys,
  compareValues,
  keyOf,
  rowsOf,
  textOf,
  type Row,
} from '../directus/rows';
import { adminAddress, fieldsOf, nodeId, sortColumns } from '../model';
import type { ContentType, LocaleOption } from '../options';
import { assignOrder } from './order';
import { freeSlug, isSlug, safeSlug } from './slugs';

export type LiveItems = ReadonlyMap<string, ReadonlyMap<string, Row>>;

/** Order numbers of items that have nodes: type → key → number. */
export type OrderBefore = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Slug, order and links of an item; links are keys of items. */
export interface Placement {
  slug: string | null;
  order: number;
  links: Readonly<Record<string, string | null | readonly string[]>>;
}

/** The keys of a type in the order of its `sort`; the key decides between equals. */
export function sortedKeys(type: ContentType, items: ReadonlyMap<string, Row>): string[] {
  const columns = sortColumns(type);
  return [...items]
    .sort(([firstKey, first], [secondKey, second]) => {
      for (const { column, descending } of columns) {
        const [left, right] = [first[column], second[column]];
        // An empty value comes last in either direction.
        const bothFilled = (left ?? null) !== null && (right ?? null) !== null;
        const result = compareValues(left, right) * (descending && bothFilled ? -1 : 1);
        if (result !== 0) return result;
      }
      return compareKeys(firstKey, secondKey);
    })
    .map(([key]) => key);
}

/** The fields of an item that its slug depends on. */
interface Slugged {
  key: string;
  raw: string;
  address: string;
}

/**
 * Assigns unique slugs. A slug that is safe in a URL stays; others are transliterated. Of several
 * items with the same one, the item whose slug is written so keeps it, else the one with the lowest
 * key; the others get a number.
 */
function slugsOf(
  type: ContentType,
  items: ReadonlyMap<string, Row>,
  url: string,
  warn: (message: string) => void,
): Map<string, string> {
  const owners = new Map<string, Slugged>();
  const slugs = new Map<string, string>();
  const all = [...items]
    .map(([key, row]): Slugged => {
      return { key, raw: textOf(row, 'slug') ?? '', address: adminAddress(url, type, key) };
    })
    .sort((first, second) => compareKeys(first.key, second.key));
  const give = (item: Slugged, wanted: string) => {
    const slug = freeSlug(wanted, (taken) => owners.has(taken));
    owners.set(slug, item);
    slugs.set(item.key, slug);
    return slug;
  };
  const where = ({ key, address }: Slugged) => `${type.name} ${key} (${address})`;

  const late: Slugged[] = [];
  for (const item of all) {
    if (isSlug(item.raw) && !owners.has(item.raw)) give(item, item.raw);
    else late.push(item);
  }
  for (const item of late) {
    const safe = isSlug(item.raw) ? item.raw : safeSlug(item.raw);
    const wanted = safe || safeSlug(item.key);
    const owner = owners.get(wanted);
    const slug = give(item, wanted);
    if (item.raw === '') {
      warn(`${where(item)}: slug: it is empty; "${slug}" is used instead.`);
    } else if (owner === undefined) {
      warn(
        `${where(item)}: slug: "${item.raw}" cannot stand in an address; "${slug}" is used instead.`,
      );
    } else {
      warn(
        `${where(item)}: slug: "${item.raw}" is the address of ${where(owner)} already; "${slug}" is used instead. Give one of them another slug.`,
      );
    }
  }
  return slugs;
}

/** Back references of a `Reference`: target key → keys, in their order. */
function childrenBy(column: string, sorted: readonly string[], items: ReadonlyMap<string, Row>) {
  const children = new Map<string, string[]>();
  for (const key of sorted) {
    const parent = keyOf(items.get(key)?.[column]);
    if (parent === undefined) continue;
    const list = children.get(parent);
    if (list === undefined) children.set(parent, [key]);
    else list.push(key);
  }
  return children;
}

/**
 * Computes the placement of every item: safe and unique slug, order, links to published items.
 *
 * @param types The content model.
 * @param live The items that are shown.
 * @param before Order numbers of the last run, kept where they still fit.
 * @param context URL of the admin, and the receiver of warnings.
 */
export function placeItems(
  types: readonly ContentType[],
  live: LiveItems,
  before: OrderBefore,
  context: { url: string; warn: (message: string) => void },
): Map<string, Map<string, Placement>> {
  const none: ReadonlyMap<string, Row> = new Map();
  const itemsOf = (name: string) => live.get(name) ?? none;
  const sorted = new Map(types.map((type) => [type.name, sortedKeys(type, itemsOf(type.name))]));
  const byName = new Map(types.map((type) => [type.name, type]));

  return new Map(
    types.map((type) => {
      const items = itemsOf(type.name);
      const keys = sorted.get(type.name) ?? [];
      const orders = assignOrder(keys, before.get(type.name) ?? new Map());
      const slugs = type.slugged ? slugsOf(type, items, context.url, context.warn) : undefined;
      const single = fieldsOf(type, 'Reference');
      const several = fieldsOf(type, 'References');
      const children = fieldsOf(type, 'Children').map(({ name, field }) => {
        const child = byName.get(field.of);
        const back = child && fieldsOf(child, 'Reference').find((entry) => entry.name === field.by);
        return {
          name,
          index: childrenBy(back?.column ?? '', sorted.get(field.of) ?? [], itemsOf(field.of)),
        };
      });
      const linksOf = (key: string, row: Row) => {
        const links: Record<string, string | null | readonly string[]> = {};
        for (const { name, column, field } of single) {
          const target = keyOf(row[column]);
          links[name] = target !== undefined && itemsOf(field.to).has(target) ? target : null;
        }
        for (const { name, column, field } of several) {
          links[name] = rowsOf(row[column])
            .sort(byColumn(junctionSort(field.junction)))
            .flatMap((entry) => keyOf(entry[field.junction.item]) ?? [])
            .filter(
              (target, index, all) =>
                itemsOf(field.to).has(target) && all.indexOf(target) === index,
            );
        }
        for (const { name, index } of children) links[name] = index.get(key) ?? [];
        return links;
      };
      return [
        type.name,
        new Map(
          [...items].map(([key, row]) => [
            key,
            {
              slug: slugs?.get(key) ?? null,
              order: orders.get(key) ?? 0,
              links: linksOf(key, row),
            },
          ]),
        ),
      ];
    }),
  );
}

/**
 * Resolves links between items to ids of nodes: of a translated target the node of the same locale,
 * or of the default locale for an item without locales.
 */
export function linkIds(
  type: ContentType,
  links: Placement['links'],
  locale: string | undefined,
  types: ReadonlyMap<string, ContentType>,
  locales: readonly LocaleOption[],
): Record<string, string | null | string[]> {
  const idOf = (target: ContentType | undefined, key: string) =>
    nodeId(target?.name ?? '', key, target?.translated ? (locale ?? locales[0]?.code) : undefined);
  return Object.fromEntries(
    fieldsOf(type, 'Reference', 'References', 'Children').map(({ name, field }) => {
      const target = types.get(field.type === 'Children' ? field.of : field.to);
      const link = links[name] ?? null;
      if (typeof link === 'string') return [name, idOf(target, link)];
      return [name, link === null ? null : link.map((key) => idOf(target, key))];
    }),
  );
}
