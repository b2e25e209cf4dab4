import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { filterProjects, projectChoices } from '../domain/project-filter';
import { ProjectFilterForm } from '../features/project-filter/project-filter';
import { useProjectFilter } from '../features/project-filter/use-project-filter';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

function ProjectsPage({ data, pageContext }: PageProps<Queries.ProjectsPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { page, projects } = data;
  const choices = useMemo(() => projectChoices(projects.nodes), [projects.nodes]);
  const [filter, setFilter] = useProjectFilter(choices);
  const shown = filterProjects(projects.nodes, filter);
  return (
    <PageShell page={pageContext} name={t('common:routes.projects')} isFallback={page?.isFallback}>
      <FixedPage page={page} route="projects" compact>
        <Section flush>
          {projects.nodes.length === 0 ? (
            <p>{t('common:empty.projects')}</p>
          ) : (
            <>
              <ProjectFilterForm
                filter={filter}
                choices={choices}
                count={shown.length}
                onChange={setFilter}
              />
              {shown.length > 0 ? (
                <ProjectCards projects={shown} isMain />
              ) : (
                <p>{t('projects:filter.none')}</p>
              )}
            </>
          )}
        </Section>
      </FixedPage>
    </PageShell>
  );
}

export default ProjectsPage;

export function Head({ data, pageContext }: HeadProps<Queries.ProjectsPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="projects" data={data} />;
}

export const query = graphql`
  query ProjectsPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    projects: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...ProjectCard
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "projects"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
