import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES } from '../config/routes';
import { hasCoordinates } from '../domain/geo';
import { REPLY_DAYS } from '../domain/reply-days';
import { useSiteSettings } from '../hooks/use-site-settings';
import { contentLanguage, fieldLanguage } from '../i18n/content-language';
import { pageTranslator } from '../i18n/strings';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { AreaFacts } from '../sections/area-facts/area-facts';
import { AreaList } from '../sections/area-list/area-list';
import { AreaMap } from '../sections/area-map/area-map';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { Request } from '../sections/request/request';
import { areaTitle } from '../seo/area-title';
import { withRegion } from '../seo/document-title';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { PageHeading } from '../ui/page-heading/page-heading';
import { RichText } from '../ui/rich-text/rich-text';
import { Section } from '../ui/section/section';

interface AreaPageContext extends PageContext {
  /** ISO 8601 date the site was built on. */
  today: string;
}

type Data = Queries.AreaPageQuery;

function AreaPage({ data: { area, others }, pageContext }: PageProps<Data, AreaPageContext>) {
  const translator = useTranslation();
  const { locale, today } = pageContext;
  const region = useSiteSettings(locale)?.regionName;
  if (!area) return null;
  const { t } = translator;
  const lang = contentLanguage(area.contentLocale, locale);
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.projects'), path: ROUTES.projects }]}
      name={area.name}
      lang={lang}
      isFallback={area.isFallback}
    >
      <>
        <PageHeading
          // The kinds of homes are in the language of the page.
          title={lang ? area.name : areaTitle({ ...area, region }, translator)}
          lead={area.summary}
          leadLang={fieldLanguage(area, 'summary', locale)}
          image={area.image}
          lang={lang}
          visualisation={t('common:visualisation')}
        />
        <Section flush label={t('areas:facts')}>
          {hasCoordinates(area) ? (
            <AreaMap area={area} today={today} />
          ) : (
            <AreaFacts area={area} today={today} />
          )}
        </Section>
      </>
      {area.body && (
        <Section tight title={t('areas:about')}>
          <RichText html={area.body} locale={locale} lang={fieldLanguage(area, 'body', locale)} />
        </Section>
      )}
      <Section tone="sand" title={t('areas:projectsHere')}>
        {area.projects.length > 0 ? (
          <ProjectCards projects={area.projects} list="area" />
        ) : (
          <p>{t('areas:none')}</p>
        )}
      </Section>
      {others.nodes.length > 0 && (
        <Section title={t('areas:others')}>
          <AreaList areas={others.nodes} />
        </Section>
      )}
      <Request
        title={t('common:request.title')}
        intro={t('common:request.intro', { count: REPLY_DAYS.consultation })}
        request={{ kinds: ['meeting', 'consultation'] }}
      >
        <ContactWays />
      </Request>
    </PageShell>
  );
}

export default AreaPage;

export function Head({ data: { area, locales }, pageContext }: HeadProps<Data, AreaPageContext>) {
  const region = useSiteSettings(pageContext.locale)?.regionName;
  if (!area) return null;
  const title = areaTitle({ ...area, region }, pageTranslator(locales, pageContext.language));
  return (
    <PageHead
      page={pageContext}
      title={area.seoTitle || title}
      wordings={area.seoTitle ? withRegion(area.seoTitle, region) : [title, area.name]}
      description={area.seoDescription || area.summary}
      sharePath={area.image?.sharePath}
      shareAlt={area.image?.alt}
    />
  );
}

export const query = graphql`
  query AreaPage($id: String!, $locale: String!, $language: String!) {
    area(id: { eq: $id }) {
      slug
      name
      summary
      body
      contentLocale
      isFallback
      fallbackFields
      fallbackLocales
      seoTitle
      seoDescription
      latitude
      longitude
      image {
        alt
        isVisualisation
        sharePath
        gatsbyImageData(width: 1440, aspectRatio: 2.2)
      }
      projects {
        ...ProjectCard
      }
      ...AreaFacts
    }
    others: allArea(filter: { locale: { eq: $locale }, id: { ne: $id } }, sort: { order: ASC }) {
      nodes {
        ...AreaLine
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "areas", "map"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
