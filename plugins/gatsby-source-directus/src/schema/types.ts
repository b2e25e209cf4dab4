import { FILE_TYPE, IMAGE_TYPE } from '../constants';
import type {
  ContentField,
  ContentInterface,
  ContentType,
  ListItem,
  PluginOptions,
} from '../options';
import { adminAddress } from '../model';
import { renderImages } from '../rich-text/images';
import type { ImageContext } from '../media/image-data';
import { textImages } from '../source/stored';
import type { FieldConfig, TypeConfig } from './config';
import { fileType, imageType } from './files';

type SchemaOptions = Pick<PluginOptions, 'types' | 'interfaces' | 'url'>;

const LINK = { extensions: { link: {} } };
const DATE = { extensions: { dateformat: {} } };

const nonNull = (type: string, required: boolean | undefined) => (required ? `${type}!` : type);

function modelField(name: string, field: ContentField, context: ImageContext): FieldConfig {
  const { description } = field;
  switch (field.type) {
    case 'RichText':
      return {
        type: nonNull('String', field.required),
        description,
        resolve: (source: Record<string, unknown>) => {
          const html = source[name];
          return typeof html === 'string' ? renderImages(html, textImages(source), context) : null;
        },
      };
    case 'List':
      return { type: `[${field.item.name}!]!`, description };
    case 'Image':
      return { type: IMAGE_TYPE, description };
    case 'Images':
      return { type: `[${IMAGE_TYPE}!]!`, description };
    case 'File':
      return { type: FILE_TYPE, description };
    case 'Reference':
      return { type: nonNull(field.to, field.required), description, ...LINK };
    case 'References':
      return { type: `[${field.to}!]!`, description, ...LINK };
    case 'Children':
      return { type: `[${field.of}!]!`, description, ...LINK };
    case 'Link':
      return { type: nonNull('String', field.required), description };
    case 'Date':
      return { type: nonNull('Date', field.required), description, ...DATE };
    default:
      return { type: nonNull(field.type, field.required), description };
  }
}

const LOCALE_FIELDS: Record<string, FieldConfig> = {
  locale: { type: 'String!', description: 'Locale code of this node.' },
  contentLocale: {
    type: 'String!',
    description: 'Locale whose text is shown; another one where the translation is missing.',
  },
  isFallback: {
    type: 'Boolean!',
    description: 'Whether the text is of another locale because the translation is missing.',
  },
  fallbackFields: {
    type: '[String!]!',
    description: 'Fields whose text is of another locale.',
  },
  fallbackLocales: {
    type: '[String!]!',
    description: 'Locale codes of the texts of these fields, in the same order.',
  },
  translatedLocales: {
    type: '[String!]!',
    description: 'Locale codes that really have a translation of this item.',
  },
};

function nodeType(
  type: ContentType,
  { url, interfaces = [] }: SchemaOptions,
  context: ImageContext,
): TypeConfig {
  const fields = Object.entries(type.fields).map(([name, field]) => [
    name,
    modelField(name, field, context),
  ]);
  return {
    name: type.name,
    description: type.description,
    interfaces: [
      'Node',
      ...interfaces.filter(({ types }) => types.includes(type.name)).map(({ name }) => name),
    ],
    extensions: { dontInfer: {} },
    fields: {
      id: { type: 'ID!', description: 'Type, item and locale; unique among all nodes.' },
      itemId: { type: 'String!', description: 'Key of the item in the CMS.' },
      editAddress: {
        type: 'String!',
        description: 'Where an editor changes the item, in the admin of the CMS.',
        resolve: ({ itemId }: { itemId: string }) => adminAddress(url, type, itemId),
      },
      ...(type.slugged
        ? { slug: { type: 'String!', description: 'Its part of the address, unique in the type.' } }
        : {}),
      ...(type.translated ? LOCALE_FIELDS : {}),
      updatedAt: {
        type: 'Date',
        description: 'When the translations it shows were last changed, or an untranslated item.',
        ...DATE,
      },
      order: {
        type: 'Int!',
        description: 'Sorts the items as the editors do; the distance of two means nothing.',
      },
      ...Object.fromEntries(fields),
    },
  };
}

function listType({ name, description, fields }: ListItem): TypeConfig {
  return {
    name,
    description,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, { type, required, description: text }]) => [
        field,
        { type: nonNull(type, required), description: text, ...(type === 'Date' ? DATE : {}) },
      ]),
    ),
  };
}

/**
 * The explicit schema of the content model: complete without any content, each type and field with
 * a description for GraphiQL.
 *
 * @param options The content model and the address of the CMS.
 * @param context Emitter of pictures.
 */
export function typeConfigs(options: SchemaOptions, context: ImageContext): TypeConfig[] {
  const { types } = options;
  const items = types
    .flatMap(({ fields }) => Object.values(fields))
    .flatMap((field) => (field.type === 'List' ? [field.item] : []));
  const lists = [...new Map(items.map((item) => [item.name, item])).values()];
  return [
    imageType(context),
    fileType(context),
    ...lists.map(listType),
    ...types.map((type) => nodeType(type, options, context)),
  ];
}

/**
 * The interfaces of the content model, each with the fields that all its types have alike.
 *
 * @param interfaces As in the options.
 * @param configs All types, as `typeConfigs` makes them.
 */
export function interfaceConfigs(
  interfaces: readonly ContentInterface[],
  configs: readonly TypeConfig[],
): TypeConfig[] {
  return interfaces.map((entry) => interfaceConfig(entry, configs));
}

function interfaceConfig(
  { name, description, types }: ContentInterface,
  configs: readonly TypeConfig[],
): TypeConfig {
  const [first, ...others] = configs.filter((type) => types.includes(type.name));
  const fields = Object.entries(first?.fields ?? {}).filter(([field, { type }]) =>
    others.every((other) => other.fields[field]?.type === type),
  );
  return {
    name,
    description,
    interfaces: ['Node'],
    fields: Object.fromEntries(
      fields.map(([field, config]) => {
        const { type, description: text, extensions } = config;
        return [field, { type, description: text, ...(extensions && { extensions }) }];
      }),
    ),
  };
}
