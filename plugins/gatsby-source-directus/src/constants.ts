/** Gatsby's name of this plugin: node owner, error prefix. */
export const PLUGIN_NAME = 'gatsby-source-directus';

/** Status of an item that visitors may see. */
export const PUBLISHED = 'published';

/** GraphQL object type of an `Image` field. */
export const IMAGE_TYPE = 'Image';

/** GraphQL object type of a `File` field; `File` is Gatsby's own. */
export const FILE_TYPE = 'MediaFile';

/** Columns that Directus fills by itself and that every collection must have. */
export const DATE_COLUMNS = ['date_created', 'date_updated'] as const;

/** Moments between which an item of a `scheduled` type may be seen; empty means open. */
export const SCHEDULE_COLUMNS = ['publish_at', 'unpublish_at'] as const;
