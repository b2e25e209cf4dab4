/** A field as Gatsby's `buildObjectType` takes it. */
export interface FieldConfig {
  type: string;
  description: string;
  args?: Record<string, { type: string; description: string }>;
  extensions?: Record<string, object>;
  // Each resolver knows its own source; graphql-compose cannot.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  resolve?: (source: any, args: any) => unknown;
}

export interface TypeConfig {
  name: string;
  description: string;
  interfaces?: string[];
  extensions?: Record<string, object>;
  fields: Record<string, FieldConfig>;
}
