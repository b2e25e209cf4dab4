/** Fields that several types have. */

import search from '../search.json';

export const LATITUDE = {
  type: 'Float',
  label: { ru: 'Широта', uk: 'Широта' },
  description: 'WGS 84 latitude in degrees.',
  note: 'Degrees, e.g. -8.8291',
} as const;

export const LONGITUDE = {
  type: 'Float',
  label: { ru: 'Долгота', uk: 'Довгота' },
  description: 'WGS 84 longitude in degrees.',
  note: 'Degrees, e.g. 115.0849',
} as const;

export const IMAGE = {
  type: 'Image',
  label: { ru: 'Картинка', uk: 'Зображення' },
} as const;

export const TITLE = {
  type: 'String',
  translated: true,
  required: true,
  label: { ru: 'Заголовок', uk: 'Заголовок' },
} as const;

export const HEADLINE = { ...TITLE, description: 'Headline.', note: null } as const;

export const NAME = {
  type: 'String',
  required: true,
  label: { ru: 'Имя или название', uk: 'Ім’я або назва' },
} as const;

export const SUMMARY = {
  type: 'String',
  translated: true,
  label: { ru: 'Кратко', uk: 'Коротко' },
  description: 'One or two sentences.',
} as const;

export const BODY = {
  type: 'RichText',
  translated: true,
  label: { ru: 'Текст', uk: 'Текст' },
} as const;

export const MAIN_TEXT = { ...BODY, description: 'The text, sanitised HTML.', note: null } as const;

export const ADDRESS = {
  type: 'String',
  translated: true,
  label: { ru: 'Адрес', uk: 'Адреса' },
} as const;

/** A country by its ISO 3166-1 alpha-2 code. */
export const COUNTRY = { type: 'String', note: 'Two letters: UA, ID.' } as const;

export const PUBLISHED_AT = {
  type: 'Date',
  required: true,
  label: { ru: 'Дата', uk: 'Дата' },
} as const;

export const SOLD = {
  type: 'Boolean',
  required: true,
  label: { ru: 'Продано', uk: 'Продано' },
  note: null,
} as const;

export const FLOORS = {
  type: 'Int',
  label: { ru: 'Этажей', uk: 'Поверхів' },
  description: 'Number of floors.',
  note: null,
} as const;

export const LAND_AREA = {
  type: 'Float',
  label: { ru: 'Участок, м²', uk: 'Ділянка, м²' },
} as const;

/**
 * Prices at both stages. Their labels are short: they head columns of a table inside a form.
 *
 * @param noun the item with the price
 * @param note for editors instead of the description
 */
export const prices = (noun: string, note?: string) =>
  ({
    priceConstruction: {
      type: 'Int',
      label: { en: 'Off-plan, $', ru: 'На стройке, $', uk: 'На будові, $' },
      description: `${noun} at the construction stage, US dollars. Empty: on request.`,
      ...(note && { note }),
    },
    priceCompleted: {
      type: 'Int',
      label: { en: 'Completed, $', ru: 'После сдачи, $', uk: 'Після здачі, $' },
      description: `${noun} after completion, US dollars. Empty: on request.`,
      ...(note && { note }),
    },
  }) as const;

export const PROJECT = {
  type: 'Reference',
  to: 'Project',
  required: true,
  label: { ru: 'Проект', uk: 'Проєкт' },
  description: 'Its project.',
  note: null,
} as const;

/** Metadata for search engines; both fields fall back to the item's own texts. */
export const SEO = {
  seoTitle: {
    type: 'String',
    translated: true,
    label: { ru: 'Заголовок для поиска', uk: 'Заголовок для пошуку' },
    description: `Title for search results, ${search.title.min} to ${search.title.max} characters with the company’s name, which is added where it fits. Empty: the title.`,
  },
  seoDescription: {
    type: 'String',
    translated: true,
    label: { ru: 'Описание для поиска', uk: 'Опис для пошуку' },
    description: `Description for search results, ${search.description.min} to ${search.description.max} characters. Empty: the summary.`,
  },
} as const;
