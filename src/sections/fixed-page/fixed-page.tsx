import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RouteName } from '../../config/routes';
import { contentLanguage } from '../../i18n/content-language';
import { useLocale } from '../../i18n/use-locale';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { RichText } from '../../ui/rich-text/rich-text';
import { Section } from '../../ui/section/section';

interface FixedPageProps {
  /** Texts of the editors; the route's own name stands in for missing ones. */
  page: Queries.PageTextsFragment | null;
  route: RouteName;
  /** Whether the page goes straight to its list, without the picture. */
  compact?: boolean;
  /** What the page is for, between its head and the editors' text. */
  children?: ReactNode;
  /** What follows the editors' text. */
  after?: ReactNode;
}

/** A page whose texts the editors keep under the route's name. */
export function FixedPage({ page, route, compact, children, after }: FixedPageProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const lang = page ? contentLanguage(page.contentLocale, locale) : undefined;
  return (
    <>
      <PageHeading
        title={page?.title ?? t(`common:routes.${route}`)}
        lead={page?.lead}
        image={compact ? null : page?.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      />
      {children}
      {page?.body && (
        <Section tight>
          <RichText html={page.body} locale={locale} lang={lang} />
        </Section>
      )}
      {after}
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
