import { FILE_TYPE, IMAGE_TYPE } from './constants';
import type { ContentField, ContentType, PluginOptions } from './options';

/** Reserved names of fields: those of Gatsby and of this plugin on every node. */
const RESERVED_FIELDS = new Set([
  'id',
  'parent',
  'children',
  'internal',
  'fields',
  'itemId',
  'editAddress',
  'slug',
  'locale',
  'contentLocale',
  'isFallback',
  'fallbackFields',
  'fallbackLocales',
  'translatedLocales',
  'updatedAt',
  'order',
  'sourceFiles',
  'sourceProblems',
  'richTextImages',
  'draft',
]);

/** Reserved names of types: Gatsby's and ours. */
const RESERVED_TYPES = new Set([
  'File',
  'Directory',
  'Site',
  'Node',
  'Query',
  IMAGE_TYPE,
  FILE_TYPE,
]);

function checkLocales({ locales }: PluginOptions): string | undefined {
  const codes = locales.map(({ code }) => code);
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  if (twice !== undefined) return `"locales" lists the code "${twice}" twice`;
  for (const { code, fallback = [] } of locales) {
    const unknown = fallback.find((other) => !codes.includes(other));
    if (unknown !== undefined) {
      return `the locale "${code}" falls back to "${unknown}", which is not among "locales" (${codes.join(', ')})`;
    }
  }
  return undefined;
}

function checkField(
  type: ContentType,
  name: string,
  field: ContentField,
  types: ReadonlyMap<string, ContentType>,
): string | undefined {
  const where = `${type.name}.${name}`;
  if (RESERVED_FIELDS.has(name)) return `${where}: every node has a field of this name already`;
  if ('translated' in field && field.translated && !type.translated) {
    return `${where} is translated, but its type is not: set translated on ${type.name}`;
  }
  if (field.type === 'Reference' || field.type === 'References') {
    if (!types.has(field.to)) return `${where} points to "${field.to}", which is not among "types"`;
  }
  if (field.type === 'Children') {
    const child = types.get(field.of);
    if (child === undefined) return `${where} lists "${field.of}", which is not among "types"`;
    const back = child.fields[field.by];
    if (back?.type !== 'Reference' || back.to !== type.name) {
      return `${where} lists ${field.of} by "${field.by}", which is not a Reference of ${field.of} to ${type.name}`;
    }
  }
  return undefined;
}

function checkInterfaces(
  { interfaces = [] }: PluginOptions,
  types: ReadonlyMap<string, ContentType>,
): string | undefined {
  for (const { name, types: members } of interfaces) {
    const unknown = members.find((member) => !types.has(member));
    if (unknown !== undefined) {
      return `the interface "${name}" lists "${unknown}", which is not among "types"`;
    }
  }
  return undefined;
}

/**
 * Validates rules that Joi cannot express: names that must exist, and names that must not clash.
 *
 * @param options Options that match the Joi schema.
 * @returns The first problem in one line, or undefined.
 */
export function checkModel(options: PluginOptions): string | undefined {
  const types = new Map(options.types.map((type) => [type.name, type]));
  const names = [...options.types, ...(options.interfaces ?? [])].map(({ name }) => name);
  for (const type of options.types) {
    for (const field of Object.values(type.fields)) {
      if (field.type === 'List' && !names.includes(field.item.name)) names.push(field.item.name);
      else if (field.type === 'List' && types.has(field.item.name)) {
        return `the list item type "${field.item.name}" has the name of a node type`;
      }
    }
  }
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) return `"types" has "${twice}" twice`;
  const reserved = names.find((name) => RESERVED_TYPES.has(name));
  if (reserved !== undefined) return `a type cannot be named "${reserved}": the name is taken`;
  for (const type of options.types) {
    for (const [name, field] of Object.entries(type.fields)) {
      const problem = checkField(type, name, field, types);
      if (problem !== undefined) return problem;
    }
  }
  return checkInterfaces(options, types) ?? checkLocales(options);
}
