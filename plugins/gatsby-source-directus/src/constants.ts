/** Gatsby's name of this plugin: node owner, error prefix. */
export const PLUGIN_NAME = 'gatsby-source-directus';

/** Status of an item that visitors may see. */
export const PUBLISHED = 'published';

/** Status of an item that is not finished. */
export const DRAFT = 'draft';

/** GraphQL object type of an `Image` field. */
export const IMAGE_TYPE = 'Image';

/** GraphQL object type of a `File` field; `File` is Gatsby's own. */
export const FILE_TYPE = 'MediaFile';

/** Columns that Directus maintains and that every collection must have. */
export const DATE_COLUMNS = ['date_created', 'date_updated'] as const;

/**
 * Columns with the start and end of an item's schedule, of a `scheduled` type; empty means
 * unbounded.
 */
export const SCHEDULE_COLUMNS = ['publish_at', 'unpublish_at'] as const;
