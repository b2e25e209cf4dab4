import type { GatsbyNode, PluginOptionsSchemaArgs } from 'gatsby';
import { readToken } from './env';
import { checkModel } from './model-check';
import { DEFAULTS, type PluginOptions } from './options';

type Joi = PluginOptionsSchemaArgs['Joi'];

const NAME = /^[A-Z][A-Za-z0-9]*$/;
const FIELD_NAME = /^[a-z][A-Za-z0-9]*$/;
const COLUMN = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** More ids than this make the request larger than Directus' default limit of 1 MB leaves room. */
const MAX_PAGE_SIZE = 5000;

const described = (Joi: Joi) => Joi.string().required().description('What GraphiQL shows.');
const column = (Joi: Joi) =>
  Joi.string()
    .pattern(COLUMN)
    .description('CMS field, where it is not the snake_case of the name.');
const scalar = (Joi: Joi) =>
  Joi.string().valid('String', 'Int', 'Float', 'Boolean', 'Date').description('A plain value.');

function listItem(Joi: Joi) {
  const field = Joi.object({
    type: scalar(Joi).required(),
    description: described(Joi),
    column: column(Joi),
    required: Joi.boolean().description('An entry without it is left out.'),
    pattern: Joi.string().description('Regular expression of the valid values.'),
    unique: Joi.boolean().description('Of entries with the same value, only the first is kept.'),
  }).description('A field of an entry.');
  return Joi.object({
    name: Joi.string().pattern(NAME).required().description('Name of the object type in GraphQL.'),
    description: described(Joi),
    fields: Joi.object().pattern(FIELD_NAME, field).required().description('Fields of an entry.'),
  }).description('What an entry of the list consists of.');
}

function contentField(Joi: Joi) {
  const only = (types: string[], schema: ReturnType<Joi['any']>) =>
    Joi.when('type', { is: Joi.valid(...types), then: schema, otherwise: Joi.forbidden() });
  const junction = (key: string) =>
    Joi.object({
      [key]: Joi.string().pattern(COLUMN).required().description('Junction column of the target.'),
      sort: Joi.string().pattern(COLUMN).description('Junction column of the order.'),
    }).required();
  return Joi.object({
    type: Joi.alternatives(
      scalar(Joi),
      Joi.string().valid(
        'Link',
        'RichText',
        'List',
        'Image',
        'Images',
        'File',
        'Reference',
        'References',
        'Children',
      ),
    )
      .required()
      .description('Kind of the field.'),
    description: described(Joi),
    column: column(Joi),
    translated: only(
      ['String', 'Int', 'Float', 'Boolean', 'Date', 'Link', 'RichText', 'List'],
      Joi.boolean().description('Stands in the translations.'),
    ),
    required: only(
      ['String', 'Int', 'Float', 'Boolean', 'Date', 'Link', 'RichText', 'Reference'],
      Joi.boolean().description('Never null; an item without it is left out.'),
    ),
    scheme: only(
      ['Link'],
      Joi.string()
        .valid('tel', 'mailto')
        .description('The column holds only what follows this scheme.'),
    ),
    item: only(['List'], listItem(Joi).required()),
    most: only(
      ['List'],
      Joi.number().integer().min(1).description('Further entries are left out.'),
    ),
    to: only(
      ['Reference', 'References'],
      Joi.string().required().description('Name of the type it points to.'),
    ),
    of: only(['Children'], Joi.string().required().description('Type of the children.')),
    by: only(
      ['Children'],
      Joi.string().required().description('Their Reference that points back.'),
    ),
    junction: Joi.when('type', {
      switch: [
        { is: 'Images', then: junction('file') },
        { is: 'References', then: junction('item') },
      ],
      otherwise: Joi.forbidden(),
    }).description('Columns of the junction collection.'),
  }).description('A field of the type.');
}

function contentType(Joi: Joi) {
  return Joi.object({
    name: Joi.string().pattern(NAME).required().description('Name of the node type in GraphQL.'),
    collection: Joi.string().pattern(COLUMN).required().description('Collection of the items.'),
    description: described(Joi),
    singleton: Joi.boolean().description('The collection holds one item.'),
    translated: Joi.boolean().description('One node per item and locale.'),
    draftable: Joi.boolean().description('Only items with the status `published` become nodes.'),
    scheduled: Joi.boolean().description(
      'Only items between their `publish_at` and `unpublish_at` become nodes.',
    ),
    slugged: Joi.boolean().description('Has a `slug`, unique within the type.'),
    sort: Joi.array()
      .items(Joi.string().pattern(/^-?[A-Za-z_][A-Za-z0-9_]*$/))
      .description('Columns that order the items, `-` before one for descending.'),
    filter: Joi.object()
      .pattern(COLUMN, Joi.alternatives(Joi.string(), Joi.number(), Joi.boolean()))
      .description('Column values that tell this type from others of the collection.'),
    fields: Joi.object()
      .pattern(FIELD_NAME, contentField(Joi))
      .required()
      .description('The fields by their GraphQL names.'),
  });
}

function contentInterface(Joi: Joi) {
  return Joi.object({
    name: Joi.string().pattern(NAME).required().description('Name of the interface in GraphQL.'),
    description: described(Joi),
    types: Joi.array()
      .items(Joi.string())
      .min(1)
      .unique()
      .required()
      .description('Node types that implement it; it has the fields that all of them have alike.'),
  });
}

function locale(Joi: Joi) {
  return Joi.object({
    code: Joi.string().required().description("The site's word for the locale."),
    language: Joi.string().required().description("Code in the CMS's languages."),
    fallback: Joi.array()
      .items(Joi.string())
      .default([])
      .description('Locale codes whose text stands in for a missing one, best first.'),
  });
}

function columnNames(Joi: Joi) {
  const named = (name: keyof typeof DEFAULTS.columns, description: string) =>
    Joi.string().pattern(COLUMN).default(DEFAULTS.columns[name]).description(description);
  return Joi.object({
    status: named('status', 'Column with the status of a draftable type.'),
    translations: named('translations', 'List of the translations of an item.'),
    language: named('language', 'Column of a translation that points to its language.'),
    code: named('code', 'Column with the code of a language.'),
  })
    .default(DEFAULTS.columns)
    .description('Columns that are named otherwise than Directus suggests.');
}

/**
 * Validates the options and fills in the defaults.
 *
 * @param args Gatsby hands in its Joi.
 * @returns The schema; every key carries a description.
 */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object<PluginOptions & { token: never }>({
    url: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .pattern(/^[^@]*$/, 'no user name')
      .required()
      .messages({
        'string.empty':
          '"url" is empty; give the address of Directus, such as http://localhost:8055',
        'string.uriCustomScheme': '"url" must be an http(s) address such as http://localhost:8055',
        'string.pattern.name':
          '"url" must not contain a user name or password; use "tokenVariable"',
      })
      .description('Address of Directus.'),
    tokenVariable: Joi.string()
      .required()
      .custom((name: string, helpers) =>
        readToken(name) === undefined ? helpers.error('token.missing', { name }) : name,
      )
      .messages({
        'token.missing':
          '"tokenVariable" names {#name}, which is not set; it holds the static token of a Directus user',
        'any.required':
          '"tokenVariable" is missing; name the environment variable with the static token of a Directus user',
      })
      .description(
        'Environment variable with the static token of a Directus user who may read the content.',
      ),
    token: Joi.forbidden()
      .messages({
        'any.unknown':
          '"token" would stand in the cache of Gatsby; name its environment variable in "tokenVariable"',
      })
      .description('Never an option: Gatsby keeps options in its cache.'),
    locales: Joi.array()
      .items(locale(Joi))
      .min(1)
      .required()
      .description('Locales of the site; the first one is the default.'),
    types: Joi.array()
      .items(contentType(Joi))
      .min(1)
      .required()
      .description('Node types and where their items come from.'),
    interfaces: Joi.array()
      .items(contentInterface(Joi))
      .default(DEFAULTS.interfaces)
      .description('GraphQL interfaces over several node types.'),
    links: Joi.object({
      refused: Joi.string().required().description('What no address may hold.'),
      kinds: Joi.object()
        .pattern(Joi.string(), Joi.string())
        .min(1)
        .required()
        .description('Kinds of addresses, each a pattern.'),
    })
      .required()
      .description('Addresses that links may have: regular expressions with the flags iu.'),
    mediaCacheDir: Joi.string()
      .default(DEFAULTS.mediaCacheDir)
      .description('Where originals and encoded pictures are kept between builds.'),
    concurrency: Joi.number()
      .integer()
      .min(1)
      .max(32)
      .default(DEFAULTS.concurrency)
      .description('Requests in flight at the same time.'),
    pageSize: Joi.number()
      .integer()
      .min(1)
      .max(MAX_PAGE_SIZE)
      .default(DEFAULTS.pageSize)
      .description('Items fetched by one request.'),
    timeout: Joi.number()
      .integer()
      .min(100)
      .default(DEFAULTS.timeout)
      .description('Milliseconds without a byte until a request is given up.'),
    retries: Joi.number()
      .integer()
      .min(0)
      .max(10)
      .default(DEFAULTS.retries)
      .description('How often a request is tried again after 429, 5xx, a timeout or a reset.'),
    altField: Joi.string()
      .pattern(/^[A-Za-z_][A-Za-z0-9_]*(\{language\}[A-Za-z0-9_]*)?$/)
      .default(DEFAULTS.altField)
      .description('Column of directus_files with the alternative text, `{language}` in it.'),
    visualisationField: Joi.string()
      .pattern(COLUMN)
      .allow(null)
      .default(DEFAULTS.visualisationField)
      .description('Column of directus_files that marks computer-made pictures, or null.'),
    allowMassDeletion: Joi.boolean()
      .default(DEFAULTS.allowMassDeletion)
      .description('Build although far fewer items are there than at the last build.'),
    statuses: Joi.array()
      .items(Joi.string())
      .min(1)
      .default(DEFAULTS.statuses)
      .description('Values of `status` whose items become nodes.'),
    drafts: Joi.boolean()
      .default(DEFAULTS.drafts)
      .description('Whether items with the status `draft` become nodes, too.'),
    columns: columnNames(Joi),
    versions: Joi.array()
      .items(Joi.string())
      .default(DEFAULTS.versions)
      .description('Keys of content versions that are shown instead of their items.'),
  }).custom((value: PluginOptions, helpers) => {
    const problem = checkModel(value);
    return problem === undefined
      ? value
      : helpers.message({ custom: problem } as unknown as Parameters<typeof helpers.message>[0]);
  });
