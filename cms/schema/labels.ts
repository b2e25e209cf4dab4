import type { NameTranslation } from './types';

/** Names of fields in the admin, Russian and Ukrainian; English is made from the field's name. */
const FIELD_LABELS: Readonly<Record<string, readonly [ru: string, uk: string]>> = {
  about: ['О компании', 'Про компанію'],
  address: ['Адрес', 'Адреса'],
  airport_minutes: ['Минут до аэропорта', 'Хвилин до аеропорту'],
  alt_en: ['Описание картинки, английский', 'Опис зображення, англійська'],
  alt_ru: ['Описание картинки, русский', 'Опис зображення, російська'],
  alt_uk: ['Описание картинки, украинский', 'Опис зображення, українська'],
  area: ['Район', 'Район'],
  bathroom_area: ['Ванные, м²', 'Ванні, м²'],
  beach_minutes: ['Минут до пляжа', 'Хвилин до пляжу'],
  bedroom_area: ['Спальни, м²', 'Спальні, м²'],
  bedrooms: ['Спален', 'Спалень'],
  bio: ['О человеке', 'Про людину'],
  blocks: ['Блоки', 'Блоки'],
  body: ['Текст', 'Текст'],
  company_name: ['Название компании', 'Назва компанії'],
  cost_per_day: ['Цена за ночь, $', 'Ціна за ніч, $'],
  deadline: ['Сдача', 'Здача'],
  email: ['Эл. почта', 'Ел. пошта'],
  employment: ['Занятость', 'Зайнятість'],
  floors: ['Этажей', 'Поверхів'],
  forecast: ['Прогноз доходности', 'Прогноз дохідності'],
  from_path: ['Откуда', 'Звідки'],
  gallery: ['Галерея', 'Галерея'],
  image: ['Картинка', 'Зображення'],
  instagram: ['Instagram', 'Instagram'],
  investors_text: ['Инвесторам', 'Інвесторам'],
  is_visualisation: ['Визуализация', 'Візуалізація'],
  kind: ['Вид', 'Вид'],
  kitchen_area: ['Кухня, м²', 'Кухня, м²'],
  land_area: ['Участок, м²', 'Ділянка, м²'],
  latitude: ['Широта', 'Широта'],
  lead: ['Вводный текст', 'Вступний текст'],
  living_area: ['Гостиная, м²', 'Вітальня, м²'],
  location_text: ['Расположение', 'Розташування'],
  longitude: ['Долгота', 'Довгота'],
  management_fee: ['Управляющая компания, %', 'Керуюча компанія, %'],
  name: ['Имя или название', 'Ім’я або назва'],
  occupancy: ['Заполняемость, %', 'Заповнюваність, %'],
  opening_hours: ['Часы работы', 'Години роботи'],
  phone: ['Телефон', 'Телефон'],
  photo: ['Фото', 'Фото'],
  place: ['Место работы', 'Місце роботи'],
  plan: ['Планировка', 'Планування'],
  position: ['Должность', 'Посада'],
  presentation: ['Презентация', 'Презентація'],
  price_completed: ['Цена после сдачи, $', 'Ціна після здачі, $'],
  price_construction: ['Цена на этапе стройки, $', 'Ціна на етапі будівництва, $'],
  prices_include_taxes: ['Цены с налогами', 'Ціни з податками'],
  projects: ['Проекты', 'Проєкти'],
  published_at: ['Дата', 'Дата'],
  scenario: ['Сценарий', 'Сценарій'],
  school_minutes: ['Минут до школы', 'Хвилин до школи'],
  seo_description: ['Описание для поиска', 'Опис для пошуку'],
  seo_title: ['Заголовок для поиска', 'Заголовок для пошуку'],
  share_image: ['Картинка для соцсетей', 'Зображення для соцмереж'],
  slug: ['Адрес страницы', 'Адреса сторінки'],
  sold: ['Продано', 'Продано'],
  status: ['Статус', 'Статус'],
  status_code: ['Код ответа', 'Код відповіді'],
  summary: ['Кратко', 'Коротко'],
  tagline: ['Слоган', 'Гасло'],
  tax: ['Налоги, %', 'Податки, %'],
  telegram: ['Telegram', 'Telegram'],
  title: ['Заголовок', 'Заголовок'],
  to_path: ['Куда', 'Куди'],
  translations: ['Тексты', 'Тексти'],
  type: ['Тип', 'Тип'],
  units: ['Типы жилья', 'Типи житла'],
  valid_until: ['Действует до', 'Діє до'],
  whatsapp: ['WhatsApp', 'WhatsApp'],
  youtube: ['YouTube', 'YouTube'],
};

/** Names of collections and folders in the admin, Russian and Ukrainian. */
const COLLECTION_LABELS: Readonly<Record<string, readonly [ru: string, uk: string]>> = {
  areas: ['Районы', 'Райони'],
  company: ['Компания', 'Компанія'],
  forecast_scenarios: ['Сценарии прогноза', 'Сценарії прогнозу'],
  languages: ['Языки', 'Мови'],
  pages: ['Страницы', 'Сторінки'],
  posts: ['Публикации', 'Публікації'],
  project_units: ['Типы жилья', 'Типи житла'],
  projects: ['Проекты', 'Проєкти'],
  real_estate: ['Недвижимость', 'Нерухомість'],
  redirects: ['Перенаправления', 'Перенаправлення'],
  sales: ['Акции', 'Акції'],
  settings: ['Контакты и тексты сайта', 'Контакти й тексти сайту'],
  site: ['Сайт', 'Сайт'],
  team: ['Команда', 'Команда'],
  vacancies: ['Вакансии', 'Вакансії'],
};

function translate(
  labels: Readonly<Record<string, readonly [string, string]>>,
  name: string,
): NameTranslation[] | null {
  const label = labels[name];
  if (label === undefined) return null;
  return [
    { language: 'ru-RU', translation: label[0] },
    { language: 'uk-UA', translation: label[1] },
  ];
}

/** The translated names of a field, null where English will do. */
export const fieldLabels = (field: string) => translate(FIELD_LABELS, field);

/** The translated names of a collection, null where English will do. */
export const collectionLabels = (collection: string) => translate(COLLECTION_LABELS, collection);
