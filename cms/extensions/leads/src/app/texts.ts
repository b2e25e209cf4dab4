import { byLocale } from '../../../../../contract/by-locale';
import type { SiteLanguage } from '../contract';
import { en as mailEn } from '../mail/texts/en';
import { ru as mailRu } from '../mail/texts/ru';
import { uk as mailUk } from '../mail/texts/uk';

/** Texts of the dashboard's panels. */
export interface PanelTexts {
  /** Kinds of requests. */
  kinds: Readonly<Record<string, string>>;
  /** Above a dashboard's panel without data. */
  none: string;
  failed: string;
  /** Of a bar, `{day}` is the Monday. */
  week: string;
  export: { text: string; button: string; failed: string };
}

const TEXTS: Readonly<Record<SiteLanguage, PanelTexts>> = {
  en: {
    kinds: mailEn.kinds,
    none: 'There are no requests yet.',
    failed: 'The figures cannot be loaded just now.',
    week: 'Week of {day}',
    export: {
      text: 'All requests for Excel, Google Sheets or LibreOffice. The table holds personal data: keep it no longer than you need it.',
      button: 'Download the table (CSV)',
      failed: 'The table could not be downloaded. Try again in a moment.',
    },
  },
  ru: {
    kinds: mailRu.kinds,
    none: 'Заявок пока нет.',
    failed: 'Сейчас не удается загрузить цифры.',
    week: 'Неделя с {day}',
    export: {
      text: 'Все заявки для Excel, Google Таблиц или LibreOffice. В таблице персональные данные: не храните ее дольше, чем нужно.',
      button: 'Скачать таблицу (CSV)',
      failed: 'Не удалось скачать таблицу. Попробуйте еще раз чуть позже.',
    },
  },
  uk: {
    kinds: mailUk.kinds,
    none: 'Заявок поки немає.',
    failed: 'Зараз не вдається завантажити цифри.',
    week: 'Тиждень з {day}',
    export: {
      text: 'Усі заявки для Excel, Google Таблиць або LibreOffice. У таблиці персональні дані: не зберігайте її довше, ніж потрібно.',
      button: 'Завантажити таблицю (CSV)',
      failed: 'Не вдалося завантажити таблицю. Спробуйте ще раз трохи згодом.',
    },
  },
};

/**
 * Texts in the admin's language; English for one that the site has not.
 *
 * @param locale - like `uk-UA`
 */
export function panelTextsFor(locale: string): PanelTexts {
  return byLocale(TEXTS, locale);
}
