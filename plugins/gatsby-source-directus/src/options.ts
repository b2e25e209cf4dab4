import type { PluginOptions as GatsbyPluginOptions } from 'gatsby';
import { DRAFT, PUBLISHED } from './constants';
import type { LinkPatterns } from './links';

/** A scalar column. */
export type ScalarType = 'String' | 'Int' | 'Float' | 'Boolean' | 'Date';

interface Described {
  /** Description in GraphiQL. */
  readonly description: string;
  /** CMS field where it is not the snake_case of the name. */
  readonly column?: string;
}

interface Text {
  /** Stands in the collection's translations, one row a language. */
  readonly translated?: boolean;
  /** Never null: an item that has none in any language is left out with a warning. */
  readonly required?: boolean;
}

export interface ScalarField extends Described, Text {
  readonly type: ScalarType;
}

/** URL of a link; one that is not allowed becomes null. */
export interface LinkField extends Described, Text {
  readonly type: 'Link';
  /** Scheme to prepend if the column holds a phone number or an e-mail address. */
  readonly scheme?: 'tel' | 'mailto';
}

/** HTML of an editor, sanitised. */
export interface RichTextField extends Described, Text {
  readonly type: 'RichText';
}

/** Type of the entries of a `List`. */
export interface ListItem {
  readonly name: string;
  readonly description: string;
  readonly fields: Readonly<
    Record<
      string,
      {
        readonly type: ScalarType;
        readonly description: string;
        readonly column?: string;
        /** An entry without it is left out. */
        readonly required?: boolean;
        /** Regular expression of the valid values; another value counts as missing. */
        readonly pattern?: string;
        /** Of entries with the same value, only the first is kept. */
        readonly unique?: boolean;
      }
    >
  >;
}

/** A JSON column with a short list of objects. */
export interface ListField extends Described {
  readonly type: 'List';
  readonly translated?: boolean;
  /** Limit of entries. */
  readonly most?: number;
  readonly item: ListItem;
}

/** One file; `Image` and `File` differ in what becomes of it. */
export interface FileField extends Described {
  readonly type: 'Image' | 'File';
}

/** Pictures through a junction collection, in its order. */
export interface ImagesField extends Described {
  readonly type: 'Images';
  readonly junction: {
    /** Junction column that points to the file. */
    readonly file: string;
    /** Junction column with the order, `sort` unless told. */
    readonly sort?: string;
  };
}

/** One item of another type. */
export interface ReferenceField extends Described {
  readonly type: 'Reference';
  /** Name of the type it points to. */
  readonly to: string;
  /** An item whose target is missing or unpublished is left out. */
  readonly required?: boolean;
}

/** Items of another type through a junction collection, in its order. */
export interface ReferencesField extends Described {
  readonly type: 'References';
  readonly to: string;
  readonly junction: {
    /** Junction column that points to the item. */
    readonly item: string;
    readonly sort?: string;
  };
}

/** The items of another type that point here, in their own order. */
export interface ChildrenField extends Described {
  readonly type: 'Children';
  /** Type of the items. */
  readonly of: string;
  /** Their `Reference` to this type. */
  readonly by: string;
}

export type ContentField =
  | ScalarField
  | LinkField
  | RichTextField
  | ListField
  | FileField
  | ImagesField
  | ReferenceField
  | ReferencesField
  | ChildrenField;

/** A node type and the source of its items. */
export interface ContentType {
  /** Name in GraphQL. */
  readonly name: string;
  readonly collection: string;
  readonly description: string;
  /** The collection holds one item. */
  readonly singleton?: boolean;
  /** One node per item and locale, texts from the collection's translations. */
  readonly translated?: boolean;
  /** Has a `status` column; only `published` items become nodes, unless `statuses` says otherwise. */
  readonly draftable?: boolean;
  /** Has `publish_at` and `unpublish_at`; only between these moments its items become nodes. */
  readonly scheduled?: boolean;
  /** Has a `slug` column, unique within the type and safe in an address. */
  readonly slugged?: boolean;
  /** Columns that order the items, `-` before a column for descending. */
  readonly sort?: readonly string[];
  /** Column values that tell this type from others of the same collection. */
  readonly filter?: Readonly<Record<string, string | number | boolean>>;
  readonly fields: Readonly<Record<string, ContentField>>;
}

/** A GraphQL interface over node types: the fields that all of them have alike. */
export interface ContentInterface {
  /** Name in GraphQL. */
  readonly name: string;
  readonly description: string;
  /** Names of the types that implement it. */
  readonly types: readonly string[];
}

/** A locale of the site and the language of the CMS that it shows. */
export interface LocaleOption {
  /** The site's word for it; stands on the nodes. */
  readonly code: string;
  /** Code in the CMS's `languages`. */
  readonly language: string;
  /** Locale codes whose text is shown where this one's is missing, best first. */
  readonly fallback?: readonly string[];
}

/** Names that a CMS may give to what every content model has. */
export interface ColumnNames {
  /** Column with the status of a draftable type. */
  readonly status: string;
  /** List of an item's translations. */
  readonly translations: string;
  /** Column of a translation that points to its language. */
  readonly language: string;
  /** Column with the code of a language, such as `en`. */
  readonly code: string;
}

/** Options in a site's gatsby-config. */
export interface PluginOptions {
  /** Address of Directus. */
  readonly url: string;
  /** Environment variable with the static token of a user who reads the content. */
  readonly tokenVariable: string;
  /** The first one is the default. */
  readonly locales: readonly LocaleOption[];
  readonly types: readonly ContentType[];
  /** GraphQL interfaces over several types; none by default. */
  readonly interfaces?: readonly ContentInterface[];
  /** Allowed URLs of links, in `Link` fields and in texts. */
  readonly links: LinkPatterns;
  /** Cache directory of originals and encoded pictures. */
  readonly mediaCacheDir?: string;
  /** Concurrent requests. */
  readonly concurrency?: number;
  /** Items fetched by one request. */
  readonly pageSize?: number;
  /** Idle timeout of a request, milliseconds. */
  readonly timeout?: number;
  /** Number of retries of a failed request. */
  readonly retries?: number;
  /** Column of directus_files with the alternative text; `{language}` stands for the language. */
  readonly altField?: string;
  /** Column of directus_files that marks computer-made pictures; null where there is none. */
  readonly visualisationField?: string | null;
  /** Whether a build goes on although there are far fewer items than at the last one. */
  readonly allowMassDeletion?: boolean;
  /** Values of `status` whose items become nodes; `published` alone unless told. */
  readonly statuses?: readonly string[];
  /** Whether items with the status `draft` become nodes, too: for a preview. */
  readonly drafts?: boolean;
  /** Columns that are named otherwise than Directus suggests. */
  readonly columns?: Partial<ColumnNames>;
  /**
   * Keys of Directus' content versions that are shown instead of the items they are versions of. Of
   * several of one item the key that stands later is shown. None unless told.
   */
  readonly versions?: readonly string[];
}

/** The options with their defaults, and the token, which is not among Gatsby's plugin options. */
export type ResolvedOptions = Required<Omit<PluginOptions, 'columns'>> &
  GatsbyPluginOptions & { readonly token: string; readonly columns: ColumnNames };

/** Values of `status` whose items become nodes, drafts included where they are asked for. */
export const shownStatuses = ({
  statuses,
  drafts,
}: Pick<ResolvedOptions, 'statuses' | 'drafts'>): readonly string[] =>
  drafts && !statuses.includes(DRAFT) ? [...statuses, DRAFT] : statuses;

/** Whether the options are those of a preview, with drafts or versions. */
export const showsDrafts = ({ statuses }: Pick<ResolvedOptions, 'statuses'>): boolean =>
  statuses.some((status) => status !== PUBLISHED);

export const DEFAULTS = {
  mediaCacheDir: '.media-cache',
  concurrency: 4,
  pageSize: 500,
  timeout: 30_000,
  retries: 4,
  altField: 'alt_{language}',
  visualisationField: 'is_visualisation',
  allowMassDeletion: false,
  interfaces: [],
  statuses: [PUBLISHED],
  drafts: false,
  columns: {
    status: 'status',
    translations: 'translations',
    language: 'languages_code',
    code: 'code',
  },
  versions: [],
} as const;
