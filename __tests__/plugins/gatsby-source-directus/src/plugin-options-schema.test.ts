import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import type { ImageContext } from '../../../../plugins/gatsby-source-directus/src/media/image-data';
import { checkModel } from '../../../../plugins/gatsby-source-directus/src/model-check';
import { typeConfigs } from '../../../../plugins/gatsby-source-directus/src/schema/types';
import { pluginOptionsSchema } from '../../../../plugins/gatsby-source-directus/src/plugin-options-schema';
import rules from '../../../../contract/links/rules.json';
import { CONTENT_INTERFACES, CONTENT_MODEL } from '../../../../src/config/content-model';
import {
  HOUSE,
  LOCALES,
  makeOptions,
  ROOM,
  STREET,
  TOUR,
  TYPES,
} from '../../../../plugins/gatsby-source-directus/__tests__/factories';

const valid = {
  url: 'http://localhost:8055',
  tokenVariable: 'TEST_DIRECTUS_TOKEN',
  locales: LOCALES,
  types: TYPES,
  links: rules.link,
};

beforeAll(() => {
  process.env.TEST_DIRECTUS_TOKEN = 'x';
});

const validate = (changes: object) =>
  testPluginOptionsSchema(pluginOptionsSchema, { ...valid, ...changes } as never);

describe('plugin options', () => {
  it('take the content model of this site', async () => {
    const site = { types: CONTENT_MODEL, interfaces: CONTENT_INTERFACES };
    expect(await validate(site)).toMatchObject({ isValid: true, errors: [] });
  });

  it('leave no field to the model that nodes have by themselves', () => {
    const context = { pathPrefix: '', emitter: {} } as unknown as ImageContext;
    const house = { ...HOUSE, fields: {} };
    const own = typeConfigs({ types: [house], url: valid.url }, context)
      .filter(({ name }) => name === HOUSE.name)
      .flatMap(({ fields }) => Object.keys(fields));
    expect(own.length).toBeGreaterThan(9);
    const hidden = ['sourceFiles', 'sourceProblems', 'richTextImages', 'draft'];
    const ofGatsby = ['id', 'parent', 'children', 'internal', 'fields'];
    for (const name of [...own, ...hidden, ...ofGatsby]) {
      const type = { ...TOUR, fields: { [name]: { type: 'Int', description: 'x' } as const } };
      expect(checkModel(makeOptions({ types: [type] }))).toBe(
        `Tour.${name}: every node has a field of this name already`,
      );
    }
  });

  it.each<[string, object, string[]]>([
    ['no address', { url: undefined }, ['"url" is required']],
    [
      'an empty address',
      { url: '' },
      ['"url" is empty; give the address of Directus, such as http://localhost:8055'],
    ],
    [
      'a word for an address',
      { url: 'localhost' },
      ['"url" must be an http(s) address such as http://localhost:8055'],
    ],
    [
      'another scheme',
      { url: 'ftp://a.example' },
      ['"url" must be an http(s) address such as http://localhost:8055'],
    ],
    [
      'a password in the address',
      { url: 'http://a:b@c.example' },
      ['"url" must not contain a user name or password; use "tokenVariable"'],
    ],
    [
      'no token',
      { tokenVariable: undefined },
      [
        '"tokenVariable" is missing; name the environment variable with the static token of a Directus user',
      ],
    ],
    [
      'a token that is not set',
      { tokenVariable: 'NO_SUCH_TOKEN' },
      [
        '"tokenVariable" names NO_SUCH_TOKEN, which is not set; it holds the static token of a Directus user',
      ],
    ],
    [
      'a token that would be kept in the cache',
      { token: 'x' },
      [
        '"token" would stand in the cache of Gatsby; name its environment variable in "tokenVariable"',
      ],
    ],
    ['no locales', { locales: [] }, ['"locales" must contain at least 1 items']],
    [
      'a locale twice',
      { locales: [LOCALES[0], LOCALES[0]] },
      ['"locales" lists the code "en" twice'],
    ],
    [
      'an unknown fallback',
      { locales: [{ code: 'ua', language: 'uk', fallback: ['en'] }] },
      ['the locale "ua" falls back to "en", which is not among "locales" (ua)'],
    ],
    ['no types', { types: [] }, ['"types" must contain at least 1 items']],
    ['a type twice', { types: [...TYPES, HOUSE] }, ['"types" has "House" twice']],
    [
      "Gatsby's name for an item of a list",
      {
        types: [
          {
            ...TOUR,
            fields: {
              stops: {
                type: 'List',
                description: 'Stops.',
                item: {
                  name: 'Node',
                  description: 'A stop.',
                  fields: { label: { type: 'String', description: 'Its name.' } },
                },
              },
            },
          },
        ],
      },
      ['a type cannot be named "Node": the name is taken'],
    ],
    [
      "Gatsby's name for a type",
      { types: [{ ...TOUR, name: 'File', fields: {} }] },
      ['a type cannot be named "File": the name is taken'],
    ],
    [
      'a reference to nowhere',
      { types: [HOUSE, ROOM] },
      ['House.street points to "Street", which is not among "types"'],
    ],
    [
      'references to nowhere',
      { types: [TOUR] },
      ['Tour.houses points to "House", which is not among "types"'],
    ],
    [
      'an interface of a type that is not there',
      { interfaces: [{ name: 'Place', description: 'x', types: ['House', 'Castle'] }] },
      ['the interface "Place" lists "Castle", which is not among "types"'],
    ],
    [
      'an interface with the name of a type',
      { interfaces: [{ name: 'Tour', description: 'x', types: ['House'] }] },
      ['"types" has "Tour" twice'],
    ],
    [
      'an interface of nothing',
      { interfaces: [{ name: 'Place', description: 'x', types: [] }] },
      ['"interfaces[0].types" must contain at least 1 items'],
    ],
    [
      'children of nowhere',
      { types: [HOUSE, STREET] },
      ['House.rooms lists "Room", which is not among "types"'],
    ],
    [
      'children by a field that does not point back',
      { types: [HOUSE, STREET, { ...ROOM, fields: { name: ROOM.fields.name } }] },
      ['House.rooms lists Room by "house", which is not a Reference of Room to House'],
    ],
    [
      'a translated field of a type without translations',
      {
        types: [
          { ...TOUR, fields: { title: { type: 'String', translated: true, description: 'x' } } },
        ],
      },
      ['Tour.title is translated, but its type is not: set translated on Tour'],
    ],
    [
      'a field that every node has',
      { types: [{ ...TOUR, fields: { order: { type: 'Int', description: 'x' } } }] },
      ['Tour.order: every node has a field of this name already'],
    ],
    [
      'a type without a description',
      { types: [{ ...TOUR, fields: {}, description: undefined }] },
      ['"types[0].description" is required'],
    ],
    ['no rule for links', { links: undefined }, ['"links" is required']],
    ['too many requests', { concurrency: 100 }, ['"concurrency" must be less than or equal to 32']],
    ['no patience', { timeout: 0 }, ['"timeout" must be greater than or equal to 100']],
    ['half a retry', { retries: 1.5 }, ['"retries" must be an integer']],
    ['huge pages', { pageSize: 100_000 }, ['"pageSize" must be less than or equal to 5000']],
  ])('refuse %s', async (_name, changes, errors) => {
    expect(await validate(changes)).toMatchObject({ isValid: false, errors });
  });

  it.each([
    [
      'a junction on a plain field',
      { type: 'String', junction: { file: 'x' } },
      '"types[0].fields.a.junction" is not allowed',
    ],
    ['pictures without a junction', { type: 'Images' }, '"types[0].fields.a.junction" is required'],
    [
      'a translated picture',
      { type: 'Image', translated: true },
      '"types[0].fields.a.translated" is not allowed',
    ],
    ['a list without entries', { type: 'List' }, '"types[0].fields.a.item" is required'],
    ['a reference without a target', { type: 'Reference' }, '"types[0].fields.a.to" is required'],
  ])('refuse %s', async (_name, field, error) => {
    const types = [{ ...TOUR, fields: { a: { description: 'x', ...field } } }];
    expect(await validate({ types })).toMatchObject({ isValid: false, errors: [error] });
  });

  it('refuse an unknown type of field', async () => {
    const types = [{ ...TOUR, fields: { a: { description: 'x', type: 'Video' } } }];
    const { isValid, errors } = await validate({ types });
    expect(isValid).toBe(false);
    expect(errors.join()).toContain('types[0].fields.a.type');
  });

  it('describe every key', () => {
    const Joi = jest.requireActual<{ Joi: never }>('gatsby-plugin-utils/joi').Joi;
    const description = pluginOptionsSchema({ Joi } as never).describe() as {
      keys: Record<string, { flags?: { description?: string } }>;
    };
    for (const [key, { flags }] of Object.entries(description.keys)) {
      expect([key, (flags?.description ?? '').length > 10]).toEqual([key, true]);
    }
  });
});
