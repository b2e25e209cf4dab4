/** @jest-environment node */
import {
  COLLECTIONS,
  FILE_FIELDS,
  LANGUAGES,
  RELATIONS,
  SLUG_PATTERN,
  TABLES,
} from '../../cms/schema';
import type { FieldSpec } from '../../cms/schema';
import { columnsOf } from '../../cms/schema/columns';
import { noteOf } from '../../cms/schema/notes';
import { WORDS, translated } from '../../cms/schema/words';
import { CONTENT_MODEL as CONTENT } from '../../contract/content';
import { PROJECT_TYPE, PROJECT_UNIT } from '../../contract/content/real-estate';
import { ARTICLE, DOC, NEWS, PAGE } from '../../contract/content/site';
import { columnOf, type ContentField, type Label } from '../../contract/content/types';
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
  scheduled?: boolean;
  slugged?: boolean;
  singleton?: boolean;
  sort?: readonly string[];
  filter?: Record<string, string>;
  fields: Record<string, ModelField>;
}

const MODEL = CONTENT_MODEL as unknown as readonly ModelType[];
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const labelled = ({ en, ru, uk }: Label) => [
  ...(en === undefined ? [] : [{ language: 'en-US', translation: en }]),
  { language: 'ru-RU', translation: ru },
  { language: 'uk-UA', translation: uk },
];
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
const place = ({ type, name, field }: (typeof allFields)[number]) => ({
  collection: field.translated ? `${type.collection}_translations` : type.collection,
  column: field.column ?? snake(name),
});

describe('the schema holds what the content model asks for', () => {
  it('in a column that fits each field, and is never empty where the site relies on it', () => {
    for (const entry of allFields.filter(({ field }) => field.type !== 'Children')) {
      const { collection, column } = place(entry);
      const spec = fieldOf(collection, column);
      expect([collection, column, FITTING[entry.field.type]]).toEqual([
        collection,
        column,
        expect.arrayContaining([spec?.type]),
      ]);
      if (entry.field.required) {
        expect([column, spec?.schema?.is_nullable]).toEqual([column, false]);
      }
    }
  });

  it('with the columns of each kind of type', () => {
    for (const type of MODEL) {
      const names = collectionNamed(type.collection)?.fields.map((spec) => spec.field) ?? [];
      expect(names).toEqual(expect.arrayContaining(['id', 'date_created', 'date_updated']));
      if (type.slugged) expect(names).toContain('slug');
      if (type.draftable) expect(names).toContain('status');
      if (type.scheduled) expect(names).toContain('publish_at');
      if (type.translated) expect(names).toContain('translations');
      for (const column of type.sort ?? []) expect(names).toContain(column.replace(/^-/, ''));
      for (const column of Object.keys(type.filter ?? {})) expect(names).toContain(column);
      expect(collectionNamed(type.collection)?.meta.singleton ?? false).toBe(
        type.singleton ?? false,
      );
    }
  });

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
    const entries = options?.fields as { field: string; meta: { note: string | null } }[];
    expect(entries.map(({ field, meta }) => [field, meta.note])).toEqual([
      ['title', null],
      ['value', translated(PAGE.fields.blocks.item.fields.value.description)],
      ['text', translated(PAGE.fields.blocks.item.fields.text.description)],
      ['source', translated(PAGE.fields.blocks.item.fields.source.description)],
    ]);
  });

  it('under the labels of the model, for collections too', () => {
    for (const { collection, label, fields } of CONTENT) {
      expect(collectionNamed(collection)?.meta.translations).toEqual(labelled(label));
      for (const [name, field] of Object.entries<ContentField>(fields)) {
        const owner = 'translated' in field && field.translated ? 'translations' : '';
        const table = [collection, owner].filter(Boolean).join('_');
        const spec = fieldOf(table, columnOf(name, field));
        if (spec) expect([name, spec.meta.translations]).toEqual([name, labelled(field.label)]);
      }
    }
  });

  it('for the types of one collection alike: they are filled in by one form', () => {
    const shapes = [NEWS, ARTICLE, DOC].map(({ collection, note, label, fields }) => {
      const columns = Object.entries<ContentField>(fields).map(([name, field]) => {
        const { description, ...rest } = field;
        return [name, { ...rest, note: field.note === undefined ? description : field.note }];
      });
      return { collection, note, label, columns };
    });
    const [news, article, doc] = shapes;
    // News alone announce events.
    const shared = news?.columns.filter(([name]) => !String(name).startsWith('event'));
    expect(article).toEqual({ ...news, columns: shared });
    expect(doc).toEqual(article);
  });
});

describe('a field of the content model', () => {
  const [spec] = columnsOf(
    {
      ...PROJECT_UNIT,
      fields: {
        floorHeight: {
          type: 'Float',
          label: { ru: 'Высота', uk: 'Висота' },
          description: 'Height of a floor, metres.',
        },
      },
    },
    { floorHeight: { max: 9 } },
  );

  it('becomes a column with its description for a note', () => {
    expect(spec).toMatchObject({
      field: 'floor_height',
      type: 'float',
      meta: { note: 'Height of a floor, metres.', options: { min: 0, max: 9 }, required: false },
    });
  });

  const described = { type: 'Int', label: { ru: '', uk: '' }, description: 'What it is.' } as const;

  it('says to editors what its note says', () => {
    expect(noteOf(described)).toBe('What it is.');
    expect(noteOf({ ...described, note: 'How to fill it in.' })).toBe('How to fill it in.');
    expect(noteOf({ ...described, note: null })).toBeUndefined();
    expect(noteOf({ ...described, note: { en: 'a', ru: 'b', uk: 'c' } })).toBe('a');
  });

  it('may have the translations of its note beside it', () => {
    const { en, ru, uk } = NEWS.fields.publishedAt.note;
    expect([WORDS['ru-RU'][en], WORDS['uk-UA'][en]]).toEqual([ru, uk]);
  });

  it('that lists other items is refused without an interface', () => {
    const fields = { gallery: PROJECT_TYPE.fields.gallery };
    expect(() => columnsOf({ ...PROJECT_TYPE, fields }, {})).toThrow(
      'cms/schema: gallery has no interface.',
    );
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
      expect(meta.validation).toEqual({
        _or: [{ slug: { _regex: SLUG_PATTERN } }, { slug: { _null: true } }],
      });
    }
  });

  it('lets the form of an item leave the slug empty, but not that of a fixed page', () => {
    const slugOf = (collection: string) => fieldOf(collection, 'slug');
    expect(slugOf('projects')?.meta.required).toBe(false);
    expect(slugOf('projects')?.schema?.is_nullable).toBe(false);
    expect(slugOf('pages')?.meta).toMatchObject({
      required: true,
      conditions: [{ rule: { id: { _nnull: true } }, readonly: true }],
    });
  });

  it('calls the living area in the admin what the site calls it', () => {
    const { meta } = fieldOf('project_units', 'living_area') ?? {};
    expect(meta?.note).toBe(translated(PROJECT_UNIT.fields.livingArea.description));
    expect(meta?.translations?.map(({ translation }) => translation)).toEqual(
      [ruProject, uaProject].map(({ unit }) =>
        unit.inSquareMetres.replace('{{name}}', unit.living),
      ),
    );
  });

  it('tells the file library what a picture shows, in each language', () => {
    expect(FILE_FIELDS.map(({ field }) => field)).toEqual([
      ...LANGUAGES.map(({ code }) => `alt_${code}`),
      'is_visualisation',
    ]);
  });
});
