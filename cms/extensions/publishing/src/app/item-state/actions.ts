import { preview } from '../../../../../../contract/publishing.json';
import { locales } from '../../../../../../contract/site.json';
import { sitePages, type Item } from '../rules/items';
import type { AdminTexts } from '../texts';

/** A group of links beside the state of an item, one per language. */
export interface ItemAction {
  icon: string;
  /** Label of the group. */
  text: string;
  /** One link a language. */
  links: { language: string; href: string }[];
}

export interface ActionContext {
  collection: string;
  /** Undefined for a singleton. */
  key: string | number | undefined;
  item: Item;
  /** Whether the item is on the site. */
  isOnSite: boolean;
  /** Origin of the site. */
  site: string;
  texts: AdminTexts;
}

/** Links to the item's page in each language that it is translated to. */
function openOnSite({ collection, item, isOnSite, site, texts }: ActionContext): ItemAction[] {
  if (!isOnSite || site === '') return [];
  const links = sitePages(collection, item, site).map(({ language, address }) => ({
    language,
    href: address,
  }));
  return [{ icon: 'open_in_new', text: texts.item.open, links }];
}

/**
 * Links to the item's preview in each language of the site, for any status and with unsaved
 * changes.
 */
function openPreview({ collection, key, texts }: ActionContext): ItemAction[] {
  if (!preview.collections.includes(collection)) return [];
  const links = Object.entries(locales).map(([locale, { language }]) => {
    const query = new URLSearchParams({ collection, locale });
    if (key !== undefined) query.set('id', String(key));
    return { language, href: `${preview.endpoint}?${query}` };
  });
  return [{ icon: 'visibility', text: texts.item.preview, links }];
}

/** All link groups beside the state of an item, in order. */
export const ITEM_ACTIONS: readonly ((context: ActionContext) => ItemAction[])[] = [
  openOnSite,
  openPreview,
];
