import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { OTHER_PROJECTS_COUNT } from '../config/site';
import { pickOtherProjects } from '../domain/project';
import { contentLanguage } from '../i18n/content-language';
import { PageShell } from '../layout/page-shell/page-shell';
import { ProjectAlbum } from '../sections/project-album/project-album';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { ProjectFacts } from '../sections/project-facts/project-facts';
import { ProjectForecast } from '../sections/project-forecast/project-forecast';
import { ProjectLocation } from '../sections/project-location/project-location';
import { ProjectUnits } from '../sections/project-units/project-units';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { PageHeading } from '../ui/page-heading/page-heading';
import { RichText } from '../ui/rich-text/rich-text';

function ProjectPage({ data, pageContext }: PageProps<Queries.ProjectPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { project, projects } = data;
  if (!project) return null;
  const { locale } = pageContext;
  const lang = contentLanguage(project.contentLocale, locale);
  const others = pickOtherProjects(project, projects.nodes, OTHER_PROJECTS_COUNT);
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.projects'), path: ROUTES.projects }]}
      name={project.title}
      isFallback={project.isFallback}
    >
      <PageHeading
        title={project.title}
        lead={project.summary}
        image={project.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      />
      <ProjectFacts project={project} />
      {project.body && (
        <section id="complex">
          <h2>{t('project:about')}</h2>
          <RichText html={project.body} locale={locale} lang={lang} />
        </section>
      )}
      <ProjectLocation project={project} />
      <ProjectUnits units={project.units} />
      {project.investorsText && (
        <section id="investors">
          <h2>{t('project:investors')}</h2>
          <RichText html={project.investorsText} locale={locale} lang={lang} />
        </section>
      )}
      <ProjectForecast scenarios={project.forecast} price={project.priceConstruction} />
      <ProjectAlbum images={project.gallery} />
      {others.length > 0 && (
        <section id="others">
          <h2>{t('project:others')}</h2>
          <ProjectCards projects={others} />
        </section>
      )}
    </PageShell>
  );
}

export default ProjectPage;

export function Head({ data, pageContext }: HeadProps<Queries.ProjectPageQuery, PageContext>) {
  const { project } = data;
  if (!project) return null;
  return (
    <PageHead
      page={pageContext}
      title={project.seoTitle || project.title}
      description={project.seoDescription || project.summary}
      sharePath={project.image?.sharePath}
    />
  );
}

export const query = graphql`
  query ProjectPage($id: String!, $locale: String!, $language: String!) {
    project(id: { eq: $id }) {
      slug
      title
      summary
      body
      investorsText
      contentLocale
      isFallback
      seoTitle
      seoDescription
      priceConstruction
      area {
        slug
      }
      image {
        alt
        isVisualisation
        sharePath
        gatsbyImageData(width: 1440)
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
      ...ProjectFacts
      ...ProjectLocation
    }
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "project"] } }) {
      ...Strings
    }
  }
`;
