import type { languages } from '../../../../../contract/site.json';
import type { AlertKind } from './transition';

type Language = keyof typeof languages;

interface AlertTexts {
  /** `{site}` is the address of the site. */
  subject: Readonly<Record<AlertKind, string>>;
  body: Readonly<Record<AlertKind, string>>;
  reason: string;
  link: string;
}

const TEXTS: Readonly<Record<Language, AlertTexts>> = {
  en: {
    subject: {
      refused: 'Not published: {site}',
      failed: 'Not published: {site}',
      mended: 'Published again: {site}',
    },
    body: {
      refused:
        'The newest build of the site did not pass the checks and was not published. The site stays as it was; what has been saved since is not on it yet.',
      failed:
        'The newest build of the site failed. The site stays as it was; what has been saved since is not on it yet.',
      mended: 'The site is published again, with everything that has been saved meanwhile.',
    },
    reason: 'Reason',
    link: 'The build in the admin',
  },
  ru: {
    subject: {
      refused: 'Не опубликовано: {site}',
      failed: 'Не опубликовано: {site}',
      mended: 'Снова опубликовано: {site}',
    },
    body: {
      refused:
        'Последняя сборка сайта не прошла проверку и не опубликована. Сайт остаётся прежним; того, что сохранено с тех пор, на нём ещё нет.',
      failed:
        'Последняя сборка сайта не удалась. Сайт остаётся прежним; того, что сохранено с тех пор, на нём ещё нет.',
      mended: 'Сайт снова опубликован со всем, что было сохранено за это время.',
    },
    reason: 'Причина',
    link: 'Сборка в админке',
  },
  uk: {
    subject: {
      refused: 'Не опубліковано: {site}',
      failed: 'Не опубліковано: {site}',
      mended: 'Знову опубліковано: {site}',
    },
    body: {
      refused:
        'Остання збірка сайту не пройшла перевірку, і її не опубліковано. Сайт залишається таким, як був; того, що збережено відтоді, на ньому ще немає.',
      failed:
        'Остання збірка сайту не вдалася. Сайт залишається таким, як був; того, що збережено відтоді, на ньому ще немає.',
      mended: 'Сайт знову опубліковано з усім, що було збережено за цей час.',
    },
    reason: 'Причина',
    link: 'Збірка в адмінці',
  },
};

export const ALERT_LANGUAGES = Object.keys(TEXTS) as Language[];

/** Alert texts in a language; English for an unknown one. */
export const alertTexts = (language: string | null | undefined): AlertTexts =>
  TEXTS[ALERT_LANGUAGES.find((known) => known === language) ?? 'en'];
