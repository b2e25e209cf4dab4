import { byLocale } from '../../../../../../contract/by-locale';
import type { AdminLanguage } from '../texts/types';

/** Texts of the dialog that asks for the description of an uploaded picture. */
export interface AltPromptTexts {
  title: string;
  /** Which of several pictures. */
  place: string;
  how: string;
  save: string;
  later: string;
  error: string;
}

const TEXTS: Readonly<Record<AdminLanguage, AltPromptTexts>> = {
  en: {
    title: 'What does the picture show?',
    place: '{number} of {count}',
    how: 'One plain sentence, read aloud to those who cannot see the picture. English is needed; where Russian or Ukrainian is empty, English is taken.',
    save: 'Save',
    later: 'Later',
    error: 'The description could not be saved. Try again.',
  },
  ru: {
    title: 'Что на картинке?',
    place: '{number} из {count}',
    how: 'Одно простое предложение: его читают вслух тем, кто картинку не видит. Нужно на английском; где русский или украинский пуст, берется английский.',
    save: 'Сохранить',
    later: 'Позже',
    error: 'Сохранить описание не удалось. Попробуйте еще раз.',
  },
  uk: {
    title: 'Що на зображенні?',
    place: '{number} з {count}',
    how: 'Одне просте речення: його читають уголос тим, хто зображення не бачить. Потрібне англійською; де російська або українська порожня, береться англійська.',
    save: 'Зберегти',
    later: 'Пізніше',
    error: 'Зберегти опис не вдалося. Спробуйте ще раз.',
  },
};

/**
 * Texts in the admin's language; English for an unsupported one.
 *
 * @param locale - the admin's language, like `uk-UA`
 */
export function altPromptTexts(locale: string): AltPromptTexts {
  return byLocale(TEXTS, locale);
}
