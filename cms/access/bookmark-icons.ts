/** Icons of the bookmarks that the module “Publishing” links to; each is used once in a collection. */
export const BOOKMARK_ICONS = {
  newLeads: 'mark_email_unread',
  meetings: 'event',
  drafts: 'edit_note',
  withoutRussian: 'translate',
  withoutUkrainian: 'g_translate',
} as const;
