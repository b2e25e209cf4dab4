import {
  interfaceConfigs,
  typeConfigs,
} from '../../../../../plugins/gatsby-source-directus/src/schema/types';
import type { ContentType } from '../../../../../plugins/gatsby-source-directus/src/options';
import { filePath } from '../../../../../plugins/gatsby-source-directus/src/schema/files';
import type { ImageContext } from '../../../../../plugins/gatsby-source-directus/src/media/image-data';
import { CONTENT_MODEL } from '../../../../../src/config/content-model';
import {
  TOUR,
  TYPES,
  URL_OF_CMS,
} from '../../../../../plugins/gatsby-source-directus/__tests__/factories';

const copied: string[][] = [];
const context: ImageContext = {
  pathPrefix: '/base',
  emitter: {
    variant: async () => undefined,
    original: async (fileName, target) => void copied.push([fileName, target]),
  },
};
const configs = typeConfigs({ types: TYPES, url: URL_OF_CMS }, context);
const fieldsOf = (name: string) => configs.find((config) => config.name === name)?.fields ?? {};
const typesOf = (name: string) =>
  Object.fromEntries(Object.entries(fieldsOf(name)).map(([field, { type }]) => [field, type]));

describe('schema', () => {
  it.each([
    ['the test model', TYPES],
    ['the content model of this site', CONTENT_MODEL],
  ])('explains every type, field and argument of %s', (_name, types) => {
    for (const { name, description, fields } of typeConfigs({ types, url: URL_OF_CMS }, context)) {
      expect([name, description.length > 5]).toEqual([name, true]);
      for (const [field, config] of Object.entries(fields)) {
        expect([name, field, config.description.length > 2]).toEqual([name, field, true]);
        for (const [argument, { description: text }] of Object.entries(config.args ?? {})) {
          expect([name, field, argument, Boolean(text)]).toEqual([name, field, argument, true]);
        }
      }
    }
  });

  it('formats the dates of nodes', () => {
    const dates = Object.entries(fieldsOf('House')).filter(([, { type }]) => /^Date/.test(type));
    expect(dates.map(([name, { extensions }]) => [name, extensions])).toEqual([
      ['updatedAt', { dateformat: {} }],
      ['builtOn', { dateformat: {} }],
    ]);
  });

  it('formats the dates of list items as those of nodes', () => {
    const item = {
      name: 'Visit',
      description: 'A visit.',
      fields: {
        day: { type: 'Date', description: 'When.' },
        note: { type: 'String', required: true, description: 'What.' },
      },
    } as const;
    const tour = { ...TOUR, fields: { visits: { type: 'List', description: 'All.', item } } };
    const list = typeConfigs({ types: [tour as ContentType], url: URL_OF_CMS }, context).find(
      ({ name }) => name === 'Visit',
    );
    expect(list?.fields).toEqual({
      day: { type: 'Date', description: 'When.', extensions: { dateformat: {} } },
      note: { type: 'String!', description: 'What.' },
    });
  });

  it('is exact about what may be null', () => {
    expect(typesOf('House')).toEqual({
      id: 'ID!',
      itemId: 'String!',
      editAddress: 'String!',
      slug: 'String!',
      locale: 'String!',
      contentLocale: 'String!',
      isFallback: 'Boolean!',
      fallbackFields: '[String!]!',
      fallbackLocales: '[String!]!',
      translatedLocales: '[String!]!',
      updatedAt: 'Date',
      order: 'Int!',
      price: 'Int',
      builtOn: 'Date',
      sold: 'Boolean!',
      cover: 'Image',
      gallery: '[Image!]!',
      plan: 'MediaFile',
      street: 'Street',
      rooms: '[Room!]!',
      title: 'String!',
      summary: 'String',
      body: 'String',
      facts: '[HouseFact!]!',
    });
    expect(typesOf('Room')).toMatchObject({ house: 'House!', name: 'String!' });
    expect(Object.keys(typesOf('Room'))).not.toContain('locale');
    expect(typesOf('HouseFact')).toEqual({ label: 'String!', value: 'String' });
  });

  it('links nodes by id and keeps Gatsby from guessing', () => {
    expect(fieldsOf('House').street?.extensions).toEqual({ link: {} });
    expect(fieldsOf('Tour').houses?.extensions).toEqual({ link: {} });
    expect(configs.find(({ name }) => name === 'House')).toMatchObject({
      interfaces: ['Node'],
      extensions: { dontInfer: {} },
    });
  });

  it('gives an interface what all its types have alike', () => {
    const interfaces = [{ name: 'Place', description: 'A place.', types: ['House', 'Street'] }];
    const types = typeConfigs({ types: TYPES, interfaces, url: URL_OF_CMS }, context);
    const [place] = interfaceConfigs(interfaces, types);
    expect(place).toMatchObject({ name: 'Place', description: 'A place.', interfaces: ['Node'] });
    expect(Object.keys(place?.fields ?? {})).toEqual([
      'id',
      'itemId',
      'editAddress',
      'locale',
      'contentLocale',
      'isFallback',
      'fallbackFields',
      'fallbackLocales',
      'translatedLocales',
      'updatedAt',
      'order',
    ]);
    expect(place?.fields.updatedAt).toEqual({
      type: 'Date',
      description: 'When the translations it shows were last changed, or an untranslated item.',
      extensions: { dateformat: {} },
    });
    const implementing = types.filter((type) => type.interfaces?.includes('Place'));
    expect(implementing.map(({ name }) => name)).toEqual(['House', 'Street']);
  });

  it('defines a list entry that two types share once', () => {
    const names = typeConfigs({ types: CONTENT_MODEL, url: URL_OF_CMS }, context).map(
      ({ name }) => name,
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds the text of a picture in a locale', () => {
    const resolve = fieldsOf('Image').alt?.resolve;
    expect(resolve?.({ alt: 'a', alts: { ua: 'б' } }, { locale: 'ua' })).toBe('б');
    expect(resolve?.({ alt: 'a', alts: { ua: 'б' } }, {})).toBe('a');
    expect(resolve?.({ alt: 'a' }, { locale: 'ua' })).toBe('a');
  });
});

describe('files', () => {
  const record = {
    fileId: 'f',
    fileName: 'f-1.pdf',
    version: 'v1',
    name: 'Каталог 2026.PDF',
    size: 3,
    mimeType: 'application/pdf',
  };

  it.each([
    ['Каталог 2026.PDF', 'files/v1/katalog-2026.pdf'],
    ['../../etc/passwd', 'files/v1/etc-passwd.pdf'],
    ['日本.pdf', 'files/v1/file.pdf'],
  ])('%s is safe in an address', (name, expected) => {
    expect(filePath({ ...record, name })).toBe(expected);
  });

  it('are copied when their address is asked for', async () => {
    await expect(fieldsOf('MediaFile').publicPath?.resolve?.(record, {})).resolves.toBe(
      '/base/files/v1/katalog-2026.pdf',
    );
    expect(copied).toEqual([['f-1.pdf', 'files/v1/katalog-2026.pdf']]);
  });

  it('says where an item is edited', () => {
    expect(fieldsOf('House').editAddress?.resolve?.({ itemId: '7' }, {})).toBe(
      `${URL_OF_CMS}/admin/content/houses/7`,
    );
  });
});
