import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import type { RouteName } from '../../config/routes';
import { contentLanguage, fieldLanguage } from '../../i18n/content-language';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { FirstScreen } from '../../ui/first-screen/first-screen';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { RichText } from '../../ui/rich-text/rich-text';
import { Section } from '../../ui/section/section';
import * as styles from './fixed-page.module.css';

interface FixedPageProps {
  /** Texts of the editors; the route's own name stands in for missing ones. */
  page: Queries.PageTextsFragment | null;
  route: RouteName;
  /** Of a page of a list, from 1; only the first says more than the list's name. */
  pageNumber?: number;
  /** Whether the page goes straight to its list, without the picture. */
  compact?: boolean;
  /** Whether the editors' text stands in two columns where there is room. */
  columns?: boolean;
  /** What the page is for, between its head and the editors' text. */
  children?: ReactNode;
  /** What follows the editors' text. */
  after?: ReactNode;
}

/** A page whose texts the editors keep under the route's name. */
export function FixedPage(props: FixedPageProps) {
  const { page, route, pageNumber = 1, compact, columns, children, after } = props;
  const { t } = useTranslation();
  const { locale } = useLocale();
  const name = t(`common:routes.${route}`);
  const lang = page ? contentLanguage(page.contentLocale, locale) : undefined;
  if (pageNumber > 1) {
    // The number is in the language of the page: it is added only to a title in that language.
    const title = t('common:pagination.title', {
      title: lang ? name : (page?.title ?? name),
      page: pageNumber,
    });
    return (
      <>
        <PageHeading title={title} visualisation={t('common:visualisation')} />
        {children}
      </>
    );
  }
  return (
    <>
      <PageHeading
        title={page?.title ?? name}
        lead={page?.lead}
        leadLang={page ? fieldLanguage(page, 'lead', locale) : undefined}
        image={compact ? null : page?.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      />
      <FirstScreen>
        {children}
        {page?.body && (
          <Section tight>
            <div className={columns ? styles.columns : undefined}>
              <RichText
                html={page.body}
                locale={locale}
                lang={fieldLanguage(page, 'body', locale)}
              />
            </div>
          </Section>
        )}
        {after}
      </FirstScreen>
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
    fallbackFields
    fallbackLocales
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
