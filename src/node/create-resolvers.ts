import type { GatsbyNode } from 'gatsby';
import { CONTENT_MODEL } from '../config/content-model';
import { safeLink } from '../domain/link';
import { isLocale, LOCALES } from '../i18n/locales';
import { phoneText } from './phone-text';

interface Field {
  type: string;
  scheme?: string;
}

const linkOrNull = (name: string, { scheme }: Field) => ({
  resolve: (node: Record<string, string | null>) => {
    const value = node[name];
    const prefix = scheme ? `${scheme}:` : '';
    return value && safeLink(prefix + value) ? value : null;
  },
});

/** Resolvers of every field that becomes a link: a page gets only what a link may have. */
function linkResolvers() {
  const types: readonly { name: string; fields: Readonly<Record<string, Field>> }[] = CONTENT_MODEL;
  return Object.fromEntries(
    types.map((type) => {
      const links = Object.entries(type.fields).filter(([, field]) => field.type === 'Link');
      return [
        type.name,
        Object.fromEntries(links.map(([name, field]) => [name, linkOrNull(name, field)])),
      ];
    }),
  );
}

/**
 * Fields that are derived. The strings of `locales/ua` are Ukrainian: nodes of interface strings
 * answer with the language tag, so that i18next counts with the plural rules of `uk`. Links are checked
 * once more, whatever the source plugin let through.
 */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: create }) => {
  const links = linkResolvers();
  create({
    ...links,
    Locale: {
      language: {
        type: 'String',
        resolve: ({ language }: { language: string }) =>
          isLocale(language) ? LOCALES[language].language : language,
      },
    },
    SiteSettings: {
      ...links.SiteSettings,
      phoneText: {
        type: 'String',
        description: 'The phone number in groups, as people read it.',
        resolve: ({ phone }: { phone: string | null }) =>
          safeLink(phone && `tel:${phone}`) && phone && phoneText(phone),
      },
    },
  });
};
