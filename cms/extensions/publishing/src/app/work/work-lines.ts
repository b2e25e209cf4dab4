import { BOOKMARK_ICONS } from '../../../../../access/bookmark-icons';
import { MEETINGS_PATH } from '../module/paths';
import { fill } from '../texts/format';
import type { WorkTexts } from './texts';
import type { Work, WorkKind } from './work-client';

/** A link of a line; without an address it is text. */
export interface WorkLink {
  text: string;
  to?: string;
}

/** A kind of work that waits: a label and links to what waits. */
export interface WorkLine {
  icon: string;
  label: string;
  links: WorkLink[];
}

const KINDS = Object.keys(BOOKMARK_ICONS) as WorkKind[];

/** Kinds within one collection, which the line's label already names. */
const OF_LEADS: readonly WorkKind[] = ['newLeads', 'meetings'];

/**
 * The lines of what waits, without those of which nothing does.
 *
 * @param nameOf - label of a collection in the admin's language
 */
export function workLines(
  { waiting, pictures, pictureCount, slots, bookmarks }: Work,
  texts: WorkTexts,
  nameOf: (collection: string) => string,
): WorkLine[] {
  const addressOf = (collection: string, kind: WorkKind): string => {
    // The calendar shows the free times beside them.
    if (kind === 'meetings') return MEETINGS_PATH;
    const bookmark = bookmarks.get(`${collection} ${BOOKMARK_ICONS[kind]}`);
    return `/content/${collection}${bookmark === undefined ? '' : `?bookmark=${bookmark}`}`;
  };
  const lines = KINDS.map((kind): WorkLine => {
    const links = waiting
      .filter((entry) => entry.kind === kind && entry.count > 0)
      .map(({ collection, count }) => ({
        text: OF_LEADS.includes(kind) ? String(count) : `${nameOf(collection)}: ${count}`,
        to: addressOf(collection, kind),
      }));
    return { icon: BOOKMARK_ICONS[kind], label: texts[kind], links };
  });
  const rest = pictureCount - pictures.length;
  lines.push({
    icon: 'image',
    label: texts.silentPictures,
    links: [
      ...pictures.map(({ id, name }) => ({ text: name, to: `/files/${id}` })),
      ...(rest > 0 ? [{ text: fill(texts.more, { count: String(rest) }) }] : []),
    ],
  });
  lines.push({
    icon: 'event_available',
    label: texts.slots,
    links: slots === undefined ? [] : [{ text: String(slots), to: MEETINGS_PATH }],
  });
  return lines.filter(({ links }) => links.length > 0);
}
