import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES, TYPE_ROUTES } from '../config/routes';
import { REPLY_DAYS } from '../domain/reply-days';
import type { ProjectType } from '../domain/project';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { Request } from '../sections/request/request';
import { TypeLinks } from '../sections/type-links/type-links';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';

interface TypePageContext extends PageContext {
  projectType: ProjectType;
}

type Data = Queries.TypePageQuery;

function TypePage({ data, pageContext }: PageProps<Data, TypePageContext>) {
  const { t } = useTranslation();
  const { page, projects, all } = data;
  const { projectType } = pageContext;
  const route = TYPE_ROUTES[projectType];
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.projects'), path: ROUTES.projects }]}
      name={t(`common:routes.${route}`)}
      isFallback={page?.isFallback}
    >
      <FixedPage page={page} route={route} compact>
        <Section flush>
          <TypeLinks types={all.nodes.map(({ type }) => type)} current={projectType} />
          {projects.nodes.length > 0 ? (
            <ProjectCards projects={projects.nodes} list={route} isMain />
          ) : (
            <p>{t('common:empty.projects')}</p>
          )}
        </Section>
      </FixedPage>
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

export default TypePage;

export function Head({ data, pageContext }: HeadProps<Data, TypePageContext>) {
  const route = TYPE_ROUTES[pageContext.projectType];
  return <FixedPageHead pageContext={pageContext} route={route} data={data} />;
}

export const query = graphql`
  query TypePage($pageSlug: String!, $projectType: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    projects: allProject(
      filter: { locale: { eq: $locale }, type: { eq: $projectType } }
      sort: { order: ASC }
    ) {
      nodes {
        ...ProjectCard
      }
    }
    all: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        type
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
