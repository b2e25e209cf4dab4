import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { orderScenarios } from '../domain/forecast';
import { hasCoordinates } from '../domain/geo';
import { hasPrice, projectSections } from '../domain/project';
import { contentLanguage } from '../i18n/content-language';
import { formatMoney } from '../i18n/format';
import { PageShell } from '../layout/page-shell/page-shell';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { ProjectAlbum } from '../sections/project-album/project-album';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { ProjectFacts } from '../sections/project-facts/project-facts';
import { ProjectForecast } from '../sections/project-forecast/project-forecast';
import { ShortListPlace } from '../features/account/short-list-place';
import { ProjectHead } from '../sections/project-head/project-head';
import { COVER_SIZES } from '../sections/project-head/project-mosaic';
import { ProjectLocation } from '../sections/project-location/project-location';
import { ProjectMap } from '../sections/project-location/project-map';
import { ProjectBar } from '../sections/project-nav/project-bar';
import { ProjectNav } from '../sections/project-nav/project-nav';
import { ProjectInvestors } from '../sections/project-text/project-investors';
import { ProjectText } from '../sections/project-text/project-text';
import { ProjectUnits } from '../sections/project-units/project-units';
import { Request } from '../sections/request/request';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { PreloadImage } from '../seo/preload-image';
import { Section } from '../ui/section/section';

interface ProjectPageContext extends PageContext {
  /** Slugs of the projects to lead on to, the closest first. */
  others: readonly string[];
}

function ProjectPage({
  data,
  pageContext,
}: PageProps<Queries.ProjectPageQuery, ProjectPageContext>) {
  const { t } = useTranslation();
  const { project, areas } = data;
  const { locale, language, others: slugs } = pageContext;
  const others = slugs.flatMap((slug) => data.others.nodes.filter((other) => other.slug === slug));
  const sections = useMemo(
    () =>
      projectSections({
        complex: !!project?.body,
        location: !!(project?.locationText || project?.address || project?.area),
        apartments: !!project?.units.length,
        investors: !!(project?.investorsText || project?.presentation),
        forecast: orderScenarios(project?.forecast ?? []).length > 0,
        album: !!project?.gallery.length,
        map: !!project && hasCoordinates(project),
        others: slugs.length > 0,
      }),
    [project, slugs],
  );
  if (!project) return null;
  const lang = contentLanguage(project.contentLocale, locale);
  const price = hasPrice(project.priceConstruction)
    ? t('common:project.from', { price: formatMoney(project.priceConstruction, language) })
    : t('common:project.onRequest');
  const offer = project.sold ? t('common:project.sold') : price;
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.projects'), path: ROUTES.projects }]}
      name={project.title}
      isFallback={project.isFallback}
    >
      <ProjectHead project={project} lang={lang}>
        <ShortListPlace slug={project.slug} />
      </ProjectHead>
      <ProjectFacts project={project} />
      <ProjectNav sections={sections} price={offer} />
      <ProjectText id="complex" title={t('project:about')} html={project.body} lang={lang} />
      <ProjectLocation project={project} />
      <ProjectUnits units={project.units} />
      <ProjectInvestors project={project} />
      <ProjectForecast scenarios={project.forecast} price={project.priceConstruction} />
      <ProjectAlbum images={project.gallery} />
      <ProjectMap project={project} areas={areas.nodes} />
      {others.length > 0 && (
        <Section id="others" title={t('project:others')}>
          <ProjectCards projects={others} />
        </Section>
      )}
      <Request
        title={t('common:request.project')}
        request={{
          kinds: ['meeting', 'catalogue'],
          subject: { project: project.slug },
          hasCatalogue: !!project.presentation,
        }}
      >
        <ContactWays />
      </Request>
      <ProjectBar price={offer} />
    </PageShell>
  );
}

export default ProjectPage;

export function Head({ data, pageContext }: HeadProps<Queries.ProjectPageQuery, PageContext>) {
  const { project } = data;
  if (!project) return null;
  return (
    <>
      <PageHead
        page={pageContext}
        title={project.seoTitle || project.title}
        description={project.seoDescription || project.summary}
        sharePath={project.image?.sharePath}
      />
      {project.image && <PreloadImage image={project.image.gatsbyImageData} sizes={COVER_SIZES} />}
    </>
  );
}

export const query = graphql`
  query ProjectPage($id: String!, $others: [String!]!, $locale: String!, $language: String!) {
    project(id: { eq: $id }) {
      slug
      title
      summary
      body
      contentLocale
      isFallback
      seoTitle
      seoDescription
      priceConstruction
      sold
      image {
        sharePath
      }
      gallery {
        ...AlbumImage
      }
      units {
        ...ProjectUnitRow
      }
      forecast {
        ...ForecastRow
      }
      ...ProjectHead
      ...ProjectFacts
      ...ProjectLocation
      ...ProjectInvestors
      ...ProjectMap
    }
    others: allProject(
      filter: { slug: { in: $others }, locale: { eq: $locale } }
      sort: { order: ASC }
    ) {
      nodes {
        ...ProjectCard
      }
    }
    areas: allArea(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...MapArea
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "map", "project"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
