import type { GatsbyNode } from 'gatsby';
import { isLocale, LOCALES } from '../i18n/locales';
import { phoneText } from './phone-text';

/**
 * Fields that are derived. The strings of `locales/ua` are Ukrainian: nodes of interface strings
 * answer with the language tag, so that i18next counts with the plural rules of `uk`.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  create({
    Locale: {
      language: {
        type: 'String',
        resolve: ({ language }: { language: string }) =>
          isLocale(language) ? LOCALES[language].language : language,
      },
    },
    SiteSettings: {
      phoneText: {
        type: 'String',
        description: 'The phone number in groups, as people read it.',
        resolve: ({ phone }: { phone: string | null }) => phone && phoneText(phone),
      },
    },
  });
};
