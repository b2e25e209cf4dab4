import { preview } from '../../../../../../contract/publishing.json';
import { locales } from '../../../../../../contract/site.json';
import { sitePages, type Item } from '../rules/items';
import type { AdminTexts } from '../texts';

/** Something that can be opened beside the state of an item, in one language or more. */
export interface ItemAction {
  icon: string;
  /** What the links do. */
  text: string;
  /** One link a language. */
  links: { language: string; href: string }[];
}

export interface ActionContext {
  collection: string;
  /** Undefined for a singleton. */
  key: string | number | undefined;
  item: Item;
  /** Whether visitors see the item. */
  isOnSite: boolean;
  /** Origin of the site. */
  site: string;
  texts: AdminTexts;
}

/** The item's page in each language that it has a text in. */
function openOnSite({ collection, item, isOnSite, site, texts }: ActionContext): ItemAction[] {
  if (!isOnSite || site === '') return [];
  const links = sitePages(collection, item, site).map(({ language, address }) => ({
    language,
    href: address,
  }));
  return [{ icon: 'open_in_new', text: texts.item.open, links }];
}

/** The preview of the item in each language of the site: whatever its status, written but not saved. */
function openPreview({ collection, key, texts }: ActionContext): ItemAction[] {
  if (!preview.collections.includes(collection)) return [];
  const links = Object.entries(locales).map(([locale, { language }]) => {
    const query = new URLSearchParams({ collection, locale });
    if (key !== undefined) query.set('id', String(key));
    return { language, href: `${preview.endpoint}?${query}` };
  });
  return [{ icon: 'visibility', text: texts.item.preview, links }];
}

/** Everything that can be opened beside the state of an item, in this order. */
export const ITEM_ACTIONS: readonly ((context: ActionContext) => ItemAction[])[] = [
  openOnSite,
  openPreview,
];
