import type { DemoMapPlace, Translated } from '../types';

type Place = Omit<DemoMapPlace, 'name'> & { name: Translated<string> };

/** Kinds and positions once; the names in each language. */
const PLACES: readonly Place[] = [
  {
    kind: 'airport',
    latitude: -8.7467,
    longitude: 115.1669,
    name: { en: 'Airport', ru: 'Аэропорт', uk: 'Аеропорт' },
  },
  {
    kind: 'school',
    latitude: -8.6556,
    longitude: 115.1512,
    name: { en: 'International school', ru: 'Международная школа', uk: 'Міжнародна школа' },
  },
  {
    kind: 'school',
    latitude: -8.6372,
    longitude: 115.1345,
    name: { en: 'Primary school', ru: 'Начальная школа', uk: 'Початкова школа' },
  },
  {
    kind: 'office',
    latitude: -8.6652,
    longitude: 115.1476,
    name: { en: 'Site office', ru: 'Офис на стройке', uk: 'Офіс на будівництві' },
  },
  {
    kind: 'metro',
    latitude: 50.4484,
    longitude: 30.5134,
    name: { en: 'Zoloti Vorota metro', ru: 'Метро «Золотые ворота»', uk: 'Метро «Золоті ворота»' },
  },
  {
    kind: 'metro',
    latitude: 50.4472,
    longitude: 30.5222,
    name: { en: 'Khreshchatyk metro', ru: 'Метро «Крещатик»', uk: 'Метро «Хрещатик»' },
  },
  {
    kind: 'street',
    latitude: 50.4527,
    longitude: 30.5167,
    name: { en: 'Volodymyrska', ru: 'Владимирская', uk: 'Володимирська' },
  },
  {
    kind: 'street',
    latitude: 50.4478,
    longitude: 30.5193,
    name: { en: 'Prorizna', ru: 'Прорезная', uk: 'Прорізна' },
  },
  {
    kind: 'street',
    latitude: 50.4489,
    longitude: 30.5205,
    name: { en: 'Klenova', ru: 'Кленовая', uk: 'Кленова' },
  },
  {
    kind: 'entrance',
    latitude: 50.4501,
    longitude: 30.5172,
    name: { en: 'Entrance from the yard', ru: 'Вход со двора', uk: 'Вхід із двору' },
  },
];

const placesIn = (language: 'en' | 'ru' | 'uk'): DemoMapPlace[] =>
  PLACES.map(({ name, ...place }) => ({ ...place, name: name[language] ?? name.en }));

/** What the drawn maps of the coast and of the streets around the office name. */
export const mapPlaces = { en: placesIn('en'), ru: placesIn('ru'), uk: placesIn('uk') };
