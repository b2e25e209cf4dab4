import type { DirectusApi } from './api';

interface Column {
  data_type: string;
  max_length: number | null;
  default_value: unknown;
  is_nullable: boolean;
  is_unique: boolean;
  is_indexed?: boolean;
  is_primary_key: boolean;
}

interface Snapshot {
  collections: {
    collection: string;
    meta: Readonly<Record<string, unknown>> | null;
    /** Missing: a folder of the admin. */
    schema?: object | null;
  }[];
  fields: {
    collection: string;
    field: string;
    type: string;
    meta: Readonly<Record<string, unknown>> | null;
    /** null: an alias field without a column. */
    schema: Column | null;
  }[];
  relations: {
    collection: string;
    field: string;
    related_collection: string | null;
    meta: Readonly<Record<string, unknown>> | null;
    schema: { on_delete: string } | null;
  }[];
  /** Indexes of Directus' own tables. */
  systemFields?: { collection: string; field: string }[];
}

interface Access {
  policies: { id: string; name: string; admin_access: boolean; app_access: boolean }[];
  roles: { name: string; policies: { policy: string }[] }[];
  permissions: {
    policy: string;
    collection: string;
    action: string;
    permissions: object | null;
    fields: string[] | null;
  }[];
  flows: { name: string }[];
}

/** What of a field's and a collection's settings decides what the API takes and the admin shows. */
const FIELD_META = ['special', 'interface', 'display', 'required', 'readonly', 'hidden'] as const;
const COLLECTION_META = [
  'group',
  'singleton',
  'hidden',
  'accountability',
  'archive_field',
  'sort_field',
  'versioning',
] as const;
const RELATION_META = ['one_field', 'junction_field', 'sort_field', 'one_deselect_action'] as const;

/** Settings that are set, as `name=value`. */
const settings = (meta: Readonly<Record<string, unknown>> | null, keys: readonly string[]) =>
  keys.flatMap((key) => {
    const value = meta?.[key];
    if (value === null || value === undefined || value === false) return [];
    return value === true ? [key] : [`${key}=${String(value)}`];
  });

function columnOf(column: Column): string[] {
  const { data_type: type, max_length: length, default_value: preset } = column;
  return [
    length === null ? type : `${type}(${length})`,
    ...(column.is_primary_key ? ['primary'] : []),
    ...(column.is_nullable ? [] : ['not null']),
    ...(column.is_unique ? ['unique'] : []),
    ...(column.is_indexed ? ['indexed'] : []),
    ...(preset === null ? [] : [`default ${JSON.stringify(preset)}`]),
  ];
}

const block = (title: string, lines: readonly string[]) => [
  title,
  ...[...lines].sort().map((line) => `  ${line}`),
];

function describeSchema({ collections, fields, relations, systemFields = [] }: Snapshot): string[] {
  const own = collections.map(({ collection }) => collection);
  const others = fields.map(({ collection }) => collection).filter((name) => !own.includes(name));
  const names = [...new Set([...own, ...others])].sort();
  const described = names.flatMap((name) => {
    const spec = collections.find(({ collection }) => collection === name);
    const kind = spec === undefined ? ["Directus' own"] : spec.schema ? [] : ['folder'];
    const title = [name, ...kind, ...settings(spec?.meta ?? null, COLLECTION_META)].join(', ');
    const lines = fields
      .filter(({ collection }) => collection === name)
      .map(({ field, type, meta, schema }) => {
        const parts = [type, ...(schema ? columnOf(schema) : []), ...settings(meta, FIELD_META)];
        return `${field}: ${parts.join(', ')}`;
      });
    const links = relations
      .filter(({ collection }) => collection === name)
      .map(({ field, related_collection: related, meta, schema }) => {
        const onDelete = schema === null ? [] : [`on delete ${schema.on_delete.toLowerCase()}`];
        return `${field} → ${[related ?? 'any', ...onDelete, ...settings(meta, RELATION_META)].join(', ')}`;
      });
    return block(title, [...lines, ...links]);
  });
  const indexes = systemFields.map(({ collection, field }) => `${collection}.${field}`);
  return [...described, ...block("Indexes of Directus' own tables", indexes)];
}

function describeAccess({ policies, roles, permissions, flows }: Access): string[] {
  const nameOf = (id: string) => policies.find((policy) => policy.id === id)?.name ?? id;
  const byPolicy = [...policies]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((policy) => {
      const lines = new Map<string, string[]>();
      for (const entry of permissions.filter((permission) => permission.policy === policy.id)) {
        const rule = Object.keys(entry.permissions ?? {}).length > 0;
        const fields = entry.fields?.join(' ') ?? 'no';
        const key = [
          entry.collection,
          ...(fields === '*' ? [] : [`${fields} fields`]),
          ...(rule ? [`where ${JSON.stringify(entry.permissions)}`] : []),
        ].join(', ');
        lines.set(key, [...(lines.get(key) ?? []), entry.action].sort());
      }
      const rights = [
        ...(policy.admin_access ? ['administrator'] : []),
        ...(policy.app_access ? ['may sign in to the admin'] : []),
      ];
      return block(
        [`Policy ${policy.name}`, ...rights].join(', '),
        [...lines].map(([key, actions]) => `${key}: ${actions.join(' ')}`),
      );
    });
  return [
    ...byPolicy,
    ...block(
      'Roles',
      roles.map(
        ({ name, policies: own }) =>
          `${name}: ${own
            .map(({ policy }) => nameOf(policy))
            .sort()
            .join(', ')}`,
      ),
    ),
    ...block(
      'Flows',
      flows.map(({ name }) => name),
    ),
  ];
}

/**
 * Describes schema and access of a Directus in lines of text with a fixed order: each collection
 * with columns, relations and the settings that decide what the API takes, then policies with their
 * permissions, roles and flows. Texts of the admin are left out; setup compares them.
 *
 * @param api Client with admin rights.
 */
export async function describeSetup(api: DirectusApi): Promise<string> {
  const snapshot = await api.call<Snapshot>('GET', '/schema/snapshot');
  const access: Access = {
    policies: await api.call('GET', '/policies?limit=-1&fields=id,name,admin_access,app_access'),
    roles: await api.call('GET', '/roles?limit=-1&fields=name,policies.policy'),
    permissions: await api.call('GET', '/permissions?limit=-1'),
    flows: await api.call('GET', '/flows?limit=-1&fields=name'),
  };
  return `${[...describeSchema(snapshot), ...describeAccess(access)].join('\n')}\n`;
}
