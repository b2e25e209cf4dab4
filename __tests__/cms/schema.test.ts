/** @jest-environment node */
import {
  COLLECTIONS,
  FILE_FIELDS,
  LANGUAGES,
  RELATIONS,
  SLUG_PATTERN,
  TABLES,
  TRANSLATIONS,
} from '../../cms/schema';
import type { FieldSpec } from '../../cms/schema';
import { CONTENT_MODEL } from '../../src/config/content-model';
import { LOCALES } from '../../src/i18n/locales';
import ruProject from '../../locales/ru/project.json';
import uaProject from '../../locales/ua/project.json';

interface ModelField {
  type: string;
  description: string;
  translated?: boolean;
  required?: boolean;
  column?: string;
  to?: string;
  of?: string;
  by?: string;
  junction?: { file?: string; item?: string };
  item?: { fields: Record<string, unknown> };
}

interface ModelType {
  name: string;
  collection: string;
  translated?: boolean;
  draftable?: boolean;
  slugged?: boolean;
  singleton?: boolean;
  sort?: readonly string[];
  filter?: Record<string, string>;
  fields: Record<string, ModelField>;
}

const MODEL = CONTENT_MODEL as unknown as readonly ModelType[];
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const collectionNamed = (name: string) => COLLECTIONS.find((spec) => spec.collection === name);
const fieldOf = (collection: string, name: string): FieldSpec | undefined =>
  collectionNamed(collection)?.fields.find((spec) => spec.field === name);
const relationOf = (collection: string, field: string) =>
  RELATIONS.find((spec) => spec.collection === collection && spec.field === field);
const collectionOfType = (name: string) => MODEL.find((type) => type.name === name)?.collection;

/** Column types that can hold a field of the model. */
const FITTING: Readonly<Record<string, readonly string[]>> = {
  String: ['string', 'text'],
  Link: ['string'],
  RichText: ['text'],
  Int: ['integer'],
  Float: ['float'],
  Boolean: ['boolean'],
  Date: ['date'],
  Image: ['uuid'],
  File: ['uuid'],
  List: ['json'],
  Reference: ['integer', 'uuid'],
  Images: ['alias'],
  References: ['alias'],
};

const allFields = MODEL.flatMap((type) =>
  Object.entries(type.fields).map(([name, field]) => ({ type, name, field })),
);
const columns = allFields.filter(({ field }) => field.type !== 'Children');
const place = ({ type, name, field }: (typeof allFields)[number]) => ({
  collection: field.translated ? `${type.collection}_translations` : type.collection,
  column: field.column ?? snake(name),
});

describe('the schema holds what the content model asks for', () => {
  it.each(columns.map((entry) => [`${entry.type.name}.${entry.name}`, entry] as const))(
    '%s has a fitting column',
    (_label, entry) => {
      const { collection, column } = place(entry);
      expect(FITTING[entry.field.type]).toContain(fieldOf(collection, column)?.type);
    },
  );

  it.each(
    columns
      .filter(({ field }) => field.required)
      .map((entry) => [`${entry.type.name}.${entry.name}`, entry] as const),
  )('%s cannot be empty', (_label, entry) => {
    const { collection, column } = place(entry);
    expect(fieldOf(collection, column)?.schema?.is_nullable).toBe(false);
  });

  it.each(MODEL.map((type) => [type.name, type] as const))(
    '%s has the columns of its kind',
    (_name, type) => {
      const names = collectionNamed(type.collection)?.fields.map((spec) => spec.field) ?? [];
      expect(names).toEqual(expect.arrayContaining(['id', 'date_created', 'date_updated']));
      if (type.slugged) expect(names).toContain('slug');
      if (type.draftable) expect(names).toContain('status');
      if (type.translated) expect(names).toContain('translations');
      for (const column of type.sort ?? []) expect(names).toContain(column.replace(/^-/, ''));
      for (const column of Object.keys(type.filter ?? {})) expect(names).toContain(column);
      expect(collectionNamed(type.collection)?.meta.singleton ?? false).toBe(
        type.singleton ?? false,
      );
    },
  );

  it('leads references, children and lists of files to the collections of the model', () => {
    for (const { type, name, field } of allFields) {
      const column = field.column ?? snake(name);
      if (field.type === 'Reference') {
        expect(relationOf(type.collection, column)?.related_collection).toBe(
          collectionOfType(field.to ?? ''),
        );
      }
      if (field.type === 'Image' || field.type === 'File') {
        expect(relationOf(type.collection, column)?.related_collection).toBe('directus_files');
      }
      if (field.type === 'Children') {
        const child = collectionOfType(field.of ?? '') ?? '';
        expect(relationOf(child, snake(field.by ?? ''))?.related_collection).toBe(type.collection);
      }
      if (field.type === 'Images' || field.type === 'References') {
        const alias = RELATIONS.find(
          (spec) => spec.related_collection === type.collection && spec.meta.one_field === column,
        );
        expect(alias?.meta.junction_field).toBe(field.junction?.file ?? field.junction?.item);
        expect(alias?.meta.sort_field).toBe('sort');
      }
    }
  });

  it('offers the entries of a list exactly as the model has them', () => {
    const { options } = fieldOf('pages_translations', 'blocks')?.meta ?? {};
    const entries = (options?.fields as { field: string }[]).map(({ field }) => field).sort();
    const model = MODEL.find((type) => type.name === 'Page')?.fields.blocks?.item?.fields;
    expect(entries).toEqual(Object.keys(model ?? {}).sort());
  });
});

describe('the schema', () => {
  it('stays within the 25 collections of the licence', () => {
    expect(TABLES.length).toBeLessThanOrEqual(25);
  });

  it('speaks the languages of the locale table', () => {
    expect(LANGUAGES.map(({ code }) => code)).toEqual(
      Object.values(LOCALES).map(({ cmsLanguage }) => cmsLanguage),
    );
  });

  it('gives every table its own change date, translations and junctions too', () => {
    for (const spec of TABLES) {
      const updated = spec.fields.find(({ field }) => field === 'date_updated');
      expect(updated?.meta.special).toContain('date-updated');
    }
  });

  it('names each collection and each field once', () => {
    const names = COLLECTIONS.map(({ collection }) => collection);
    expect(new Set(names).size).toBe(names.length);
    for (const spec of COLLECTIONS) {
      const fields = spec.fields.map(({ field }) => field);
      expect(new Set(fields).size).toBe(fields.length);
    }
  });

  it('puts collections into folders that exist', () => {
    const names = COLLECTIONS.map(({ collection }) => collection);
    for (const { meta } of COLLECTIONS) if (meta.group) expect(names).toContain(meta.group);
  });

  it('joins fields that exist', () => {
    for (const { collection, field, related_collection, meta } of RELATIONS) {
      expect(fieldOf(collection, field)).toBeDefined();
      if (meta.one_field) expect(fieldOf(related_collection, meta.one_field)?.type).toBe('alias');
      if (meta.junction_field) expect(fieldOf(collection, meta.junction_field)).toBeDefined();
      if (meta.sort_field) expect(fieldOf(collection, meta.sort_field)?.type).toBe('integer');
    }
  });

  it('asks for nothing required below the texts', () => {
    for (const { collection, fields } of TABLES) {
      const texts = fields.findIndex(({ field }) => field === 'translations');
      if (texts === -1) continue;
      const below = fields.slice(texts + 1).filter(({ meta }) => meta.required);
      expect([collection, below.map(({ field }) => field)]).toEqual([collection, []]);
    }
  });

  it('archives what can be a draft', () => {
    for (const spec of TABLES) {
      const hasStatus = spec.fields.some(({ field }) => field === 'status');
      expect(spec.meta.archive_field ?? null).toBe(hasStatus ? 'status' : null);
    }
  });

  it.each(['sunset-villas', 'a', '2026', 'villa-2-b', 'a'.repeat(120)])(
    'takes the slug %s',
    (value) => {
      expect(value).toMatch(new RegExp(SLUG_PATTERN));
    },
  );

  it.each(['Sunset', 'a b', 'a/b', '-a', 'a-', 'a--b', 'вилла', 'a_b', '', 'a'.repeat(121)])(
    'refuses the slug "%s"',
    (value) => {
      expect(value).not.toMatch(new RegExp(SLUG_PATTERN));
    },
  );

  it('keeps slugs apart and checks their form in Directus itself', () => {
    const slugs = TABLES.flatMap((spec) => spec.fields).filter(({ field }) => field === 'slug');
    expect(slugs.length).toBeGreaterThan(4);
    for (const { schema, meta } of slugs) {
      expect(schema?.is_unique).toBe(true);
      expect(meta.validation).toEqual({ _and: [{ slug: { _regex: SLUG_PATTERN } }] });
    }
  });

  it('asks editors for the living area that the site shows, not for the living room', () => {
    const { meta } = fieldOf('project_units', 'living_area') ?? {};
    const model = MODEL.find(({ name }) => name === 'ProjectUnit');
    expect(meta?.note).toBe(model?.fields.livingArea?.description);
    expect(meta?.translations?.map(({ translation }) => translation)).toEqual(
      [ruProject, uaProject].map(({ unit }) => `${unit.living}, ${unit.squareMetre}`),
    );
  });

  it('has the texts of each note that stands behind a key, in each language of the admin', () => {
    const keys = TABLES.flatMap(({ fields }) => fields.map(({ meta }) => meta.note ?? ''))
      .filter((note) => note.startsWith('$t:'))
      .map((note) => note.slice('$t:'.length));
    const named = TRANSLATIONS.map(({ key, language }) => `${key} ${language}`);
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(named)).toEqual(
      new Set(keys.flatMap((key) => ['en-US', 'ru-RU', 'uk-UA'].map((tag) => `${key} ${tag}`))),
    );
  });

  it('tells the file library what a picture shows, in each language', () => {
    expect(FILE_FIELDS.map(({ field }) => field)).toEqual([
      ...LANGUAGES.map(({ code }) => `alt_${code}`),
      'is_visualisation',
    ]);
  });
});
