import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteName } from '../../config/routes';
import { contentLanguage } from '../../i18n/content-language';
import { useLocale } from '../../i18n/use-locale';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { RichText } from '../../ui/rich-text/rich-text';

interface FixedPageProps {
  /** Texts of the editors; the route's own name stands in for missing ones. */
  page: Queries.PageTextsFragment | null;
  route: RouteName;
  children?: ReactNode;
}

/** A page whose texts the editors keep under the route's name. */
export function FixedPage({ page, route, children }: FixedPageProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const lang = page ? contentLanguage(page.contentLocale, locale) : undefined;
  return (
    <>
      <PageHeading
        title={page?.title ?? t(`common:routes.${route}`)}
        lead={page?.lead}
        image={page?.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      />
      {page?.body && <RichText html={page.body} locale={locale} lang={lang} />}
      {children}
    </>
  );
}

export const fragment = graphql`
  fragment PageTexts on Page {
    title
    lead
    body
    contentLocale
    isFallback
    seoTitle
    seoDescription
    blocks {
      ...PageBlockText
    }
    image {
      alt
      isVisualisation
      sharePath
      gatsbyImageData(width: 1440)
    }
  }
`;
