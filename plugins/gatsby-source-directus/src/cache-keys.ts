/** Keys in Gatsby's cache for this plugin. */
export const CACHE = { digests: 'digests', unfinished: 'unfinished', counts: 'counts' } as const;
