/** @jest-environment node */
import path from 'node:path';
import {
  projectSharePath,
  type ProjectNode,
  type ResolveInfo,
} from '../../../../src/node/share-card/project-share';
import { shareCard } from '../../../../src/node/share-card/share-card';

jest.mock('../../../../src/node/share-card/share-card', () => ({
  shareCard: jest.fn(() => Promise.resolve('/static/share/card.jpg')),
}));

const project: ProjectNode & Record<string, unknown> = {
  title: 'Teak House',
  contentLocale: 'en',
  area: 'area-1',
  type: 'villas',
  image: { name: 'cover' },
  priceConstruction: 100,
  sold: false,
};

const resolveInfo = (sold = false): ResolveInfo => ({
  fieldName: 'sharePath',
  // The price of the node is not the one that the site shows; Gatsby resolves by the name in `info`.
  parentType: {
    getFields: () => ({
      priceConstruction: {
        resolve: (_source, _args, _context, info) =>
          (info as ResolveInfo).fieldName === 'priceConstruction' ? 185_000 : null,
      },
      sold: { resolve: () => sold },
    }),
  },
  schema: {
    getType: () => ({
      getFields: () => ({
        sharePath: { resolve: (image: { name: string }) => `/static/${image.name}.jpg` },
      }),
    }),
  },
});

const context = { nodeModel: { getNodeById: () => ({ name: 'Canggu' }) } };

const pathOf = (changes: Partial<typeof project> = {}, info = resolveInfo()) =>
  projectSharePath(path.resolve('.'), { ...project, ...changes }, context, info);

const texts = () => jest.mocked(shareCard).mock.lastCall?.slice(1);

it('is made of the cover, the name, the place and the price as the site shows it', async () => {
  expect(await pathOf()).toBe('/static/share/card.jpg');
  expect(texts()).toEqual([
    '/static/cover.jpg',
    { title: 'Teak House', place: 'Canggu · Villas', price: 'from $185,000' },
  ]);
});

it.each([
  ['ru', 'Canggu · Виллы', 'от 185\u202f000\u202f$'],
  ['ua', 'Canggu · Вілли', 'від 185\u202f000\u202f$'],
])('is in the language of its text: %s', async (contentLocale, place, price) => {
  await pathOf({ contentLocale });
  expect(texts()?.[1]).toMatchObject({ place, price });
});

it('says that all is sold, and does without area, kind and cover', async () => {
  await pathOf({ area: null, type: null, image: null }, resolveInfo(true));
  expect(texts()).toEqual([undefined, { title: 'Teak House', place: '', price: 'Sold out' }]);
});

it('is the editors’ own where they chose one', async () => {
  expect(await pathOf({ shareImage: { name: 'own' } })).toBe('/static/own.jpg');
});
