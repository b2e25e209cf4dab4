/** The date of an ISO 8601 date or moment. */
export const dayOf = (date: string): string => date.slice(0, 10);

/** When a text was changed; nothing where that was before the day it is dated. */
export const modifiedAfter = (publishedAt: string, updatedAt: string | null): string | undefined =>
  updatedAt && dayOf(updatedAt) >= dayOf(publishedAt) ? updatedAt : undefined;
