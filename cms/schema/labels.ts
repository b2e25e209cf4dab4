import { CONTENT_MODEL } from '../../contract/content';
import { languages } from '../../contract/site.json';
import { columnOf, type ContentField, type Label } from '../../contract/content/types';
import type { EnglishName, NameTranslation } from './types';

/** Labels of the fields outside the content model; English is derived from the field's name. */
const OWN_FIELDS: Readonly<Record<string, Label>> = {
  account: { ru: 'Учётная запись', uk: 'Обліковий запис' },
  alternative_contact: { ru: 'Другой контакт', uk: 'Інший контакт' },
  booking: { ru: 'Встречи и заявки', uk: 'Зустрічі та заявки' },
  consent: { ru: 'Согласие с политикой', uk: 'Згода з політикою' },
  erased_at: { ru: 'Данные удалены', uk: 'Дані видалено' },
  file: { ru: 'Файл', uk: 'Файл' },
  file_name: { ru: 'Имя файла', uk: 'Ім’я файлу' },
  holidays: { ru: 'Праздники', uk: 'Свята' },
  is_visualisation: { ru: 'Визуализация', uk: 'Візуалізація' },
  leads_email: { ru: 'Почта отдела продаж', uk: 'Пошта відділу продажу' },
  leads_language: { ru: 'Язык писем команде', uk: 'Мова листів команді' },
  leads_retention_months: { ru: 'Хранить заявки, месяцев', uk: 'Зберігати заявки, місяців' },
  locale: { ru: 'Язык сайта', uk: 'Мова сайту' },
  mail: { ru: 'Письма', uk: 'Листи' },
  mail_attempts: { ru: 'Попыток отправки', uk: 'Спроб надсилання' },
  mail_due: { ru: 'Следующая попытка', uk: 'Наступна спроба' },
  mail_error: { ru: 'Что помешало', uk: 'Що завадило' },
  meeting_before: { ru: 'Было назначено на', uk: 'Було призначено на' },
  meeting_days_ahead: { ru: 'Запись на дней вперёд', uk: 'Запис на днів уперед' },
  meeting_hours: { ru: 'Часы встреч', uk: 'Години зустрічей' },
  meeting_minutes: { ru: 'Длительность встречи, минут', uk: 'Тривалість зустрічі, хвилин' },
  meeting_mode: { ru: 'Как встречаемся', uk: 'Як зустрічаємося' },
  meeting_notice_hours: {
    ru: 'Запись не позже чем за, часов',
    uk: 'Запис не пізніше ніж за, годин',
  },
  meeting_start: { ru: 'Начало встречи', uk: 'Початок зустрічі' },
  message: { ru: 'Сообщение', uk: 'Повідомлення' },
  notes: { ru: 'Заметки', uk: 'Нотатки' },
  origin: { ru: 'Откуда пришла', uk: 'Звідки прийшла' },
  owner: { ru: 'Кто ведёт', uk: 'Хто веде' },
  page_url: { ru: 'Страница', uk: 'Сторінка' },
  publish_at: { ru: 'Показать на сайте с', uk: 'Показати на сайті з' },
  sale: { ru: 'Акция', uk: 'Акція' },
  site_state: { ru: 'На сайте', uk: 'На сайті' },
  search_preview: { ru: 'Как это увидят в поиске', uk: 'Як це побачать у пошуку' },
  slug: { ru: 'Адрес страницы', uk: 'Адреса сторінки' },
  status: { ru: 'Статус', uk: 'Статус' },
  team_mail: { ru: 'Письмо команде', uk: 'Лист команді' },
  time_zone: { ru: 'Часовой пояс', uk: 'Часовий пояс' },
  topic: { ru: 'Тема', uk: 'Тема' },
  translations: { en: 'Texts', ru: 'Тексты', uk: 'Тексти' },
  unpublish_at: { ru: 'Убрать с сайта', uk: 'Прибрати з сайту' },
  gclid: { ru: 'Клик: Google Ads', uk: 'Клік: Google Ads' },
  gbraid: { ru: 'Клик: Google Ads (gbraid)', uk: 'Клік: Google Ads (gbraid)' },
  wbraid: { ru: 'Клик: Google Ads (wbraid)', uk: 'Клік: Google Ads (wbraid)' },
  fbclid: { ru: 'Клик: Meta', uk: 'Клік: Meta' },
  yclid: { ru: 'Клик: Yandex', uk: 'Клік: Yandex' },
  msclkid: { ru: 'Клик: Microsoft', uk: 'Клік: Microsoft' },
  referrer: { ru: 'Откуда пришёл', uk: 'Звідки прийшов' },
  landing_page: { ru: 'Первая страница', uk: 'Перша сторінка' },
  landed_at: { ru: 'Когда пришёл', uk: 'Коли прийшов' },
  first_touch: { ru: 'Первый приход', uk: 'Перший прихід' },
  utm_campaign: { ru: 'UTM: кампания', uk: 'UTM: кампанія' },
  utm_content: { ru: 'UTM: объявление', uk: 'UTM: оголошення' },
  utm_medium: { ru: 'UTM: канал', uk: 'UTM: канал' },
  utm_source: { ru: 'UTM: источник', uk: 'UTM: джерело' },
  utm_term: { ru: 'UTM: запрос', uk: 'UTM: запит' },
  vacancy: { ru: 'Вакансия', uk: 'Вакансія' },
  visitor_mail: { ru: 'Письмо посетителю', uk: 'Лист відвідувачу' },
  code: { ru: 'Код', uk: 'Код' },
  date_created: { ru: 'Создано', uk: 'Створено' },
  date_updated: { ru: 'Изменено', uk: 'Змінено' },
  direction: { ru: 'Направление письма', uk: 'Напрямок письма' },
  changed_paths: { ru: 'Изменённые страницы', uk: 'Змінені сторінки' },
  durations: { ru: 'Сколько длилось, секунд', uk: 'Скільки тривало, секунд' },
  finished_at: { ru: 'Закончено', uk: 'Завершено' },
  kept: { ru: 'Можно вернуть', uk: 'Можна повернути' },
  log: { ru: 'Журнал', uk: 'Журнал' },
  reason: { ru: 'Что произошло', uk: 'Що сталося' },
  report: { ru: 'Чего не хватает на сайте', uk: 'Чого бракує на сайті' },
  rollback_to: { ru: 'Вернуть сайт к сборке', uk: 'Повернути сайт до збірки' },
  started_at: { ru: 'Начато', uk: 'Розпочато' },
  trigger: { ru: 'Что запустило', uk: 'Що запустило' },
  triggered_by: { ru: 'Кто', uk: 'Хто' },
};

/** Labels of the collections and folders outside the content model. */
const OWN_COLLECTIONS: Readonly<Record<string, Label>> = {
  company: { ru: 'Компания', uk: 'Компанія' },
  languages: { ru: 'Языки', uk: 'Мови' },
  leads: { ru: 'Заявки', uk: 'Заявки' },
  real_estate: { ru: 'Недвижимость', uk: 'Нерухомість' },
  sales_desk: { ru: 'Отдел продаж', uk: 'Відділ продажу' },
  site: { ru: 'Сайт', uk: 'Сайт' },
  builds: { ru: 'Публикация сайта', uk: 'Публікація сайту' },
};

const languageIn = (locale: string, code: string) =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;

/** Labels of the descriptions of pictures, by column. */
const altLabels = Object.keys(languages).map((code): [string, Label] => [
  `alt_${code}`,
  {
    ru: `Описание картинки, ${languageIn('ru', code)}`,
    uk: `Опис зображення, ${languageIn('uk', code)}`,
  },
]);

/** A column has the same label in every collection. */
const FIELD_LABELS: ReadonlyMap<string, Label> = new Map([
  ...Object.entries(OWN_FIELDS),
  ...altLabels,
  ...CONTENT_MODEL.flatMap(({ fields }) =>
    Object.entries<ContentField>(fields).map(
      ([name, field]) => [columnOf(name, field), field.label] as const,
    ),
  ),
]);

const COLLECTION_LABELS: ReadonlyMap<string, Label> = new Map([
  ...Object.entries(OWN_COLLECTIONS),
  ...CONTENT_MODEL.map(({ collection, label }) => [collection, label] as const),
]);

const translate = (label: Label | undefined): (NameTranslation | EnglishName)[] | null =>
  label === undefined
    ? null
    : [
        ...(label.en === undefined ? [] : [{ language: 'en-US' as const, translation: label.en }]),
        { language: 'ru-RU', translation: label.ru },
        { language: 'uk-UA', translation: label.uk },
      ];

/** Translated labels of a field; null if there are none. */
export const fieldLabels = (field: string) => translate(FIELD_LABELS.get(field));

/** Translated labels of a collection; null if there are none. */
export const collectionLabels = (collection: string) =>
  translate(COLLECTION_LABELS.get(collection));
