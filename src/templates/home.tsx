import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { PageShell } from '../layout/page-shell/page-shell';
import { Areas } from '../sections/areas/areas';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { FixedPage } from '../sections/fixed-page/fixed-page';
import { PageBlocks } from '../sections/page-blocks/page-blocks';
import { PostCards } from '../sections/post-cards/post-cards';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { SaleCards } from '../sections/sale-cards/sale-cards';
import { Team } from '../sections/team/team';
import { Teaser } from '../sections/teaser/teaser';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';

function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, PageContext>) {
  const { t } = useTranslation();
  const { page, projects, areas, sales, island, team, news, articles } = data;
  return (
    <PageShell page={pageContext} isFallback={page?.isFallback}>
      <FixedPage page={page} route="home" />
      <Teaser name={t('home:projects')} route="projects" show={projects.nodes.length > 0}>
        <ProjectCards projects={projects.nodes} />
      </Teaser>
      <Teaser name={t('home:areas')} show={areas.nodes.length > 0}>
        <Areas areas={areas.nodes} />
      </Teaser>
      <Teaser name={t('home:whyIsland')} route="whyIsland" show={!!island?.blocks.length}>
        <PageBlocks blocks={island?.blocks ?? []} />
      </Teaser>
      <Teaser name={t('home:sales')} route="sales" show={sales.nodes.length > 0}>
        <SaleCards sales={sales.nodes} />
      </Teaser>
      <Teaser name={t('home:team')} route="about" show={team.nodes.length > 0}>
        <Team members={team.nodes} />
      </Teaser>
      <Teaser name={t('home:news')} route="news" show={news.nodes.length > 0}>
        <PostCards posts={news.nodes} listPath={ROUTES.news} />
      </Teaser>
      <Teaser name={t('home:articles')} route="articles" show={articles.nodes.length > 0}>
        <PostCards posts={articles.nodes} listPath={ROUTES.articles} />
      </Teaser>
      <Teaser name={t('common:reach')} show>
        <ContactWays />
      </Teaser>
    </PageShell>
  );
}

export default HomePage;

export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route="home" data={data} />;
}

export const query = graphql`
  query HomePage(
    $pageSlug: String!
    $locale: String!
    $language: String!
    $today: Date!
    $projects: Int!
    $team: Int!
    $news: Int!
    $articles: Int!
  ) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...PageTexts
    }
    projects: allProject(
      filter: { locale: { eq: $locale } }
      sort: { order: ASC }
      limit: $projects
    ) {
      nodes {
        ...ProjectCard
      }
    }
    areas: allArea(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...AreaText
      }
    }
    sales: allSale(
      filter: { locale: { eq: $locale }, validUntil: { gte: $today } }
      sort: { order: ASC }
    ) {
      nodes {
        ...SaleCard
      }
    }
    island: page(slug: { eq: "why-island" }, locale: { eq: $locale }) {
      blocks {
        ...PageBlockText
      }
    }
    team: allTeamMember(filter: { locale: { eq: $locale } }, sort: { order: ASC }, limit: $team) {
      nodes {
        ...TeamMemberCard
      }
    }
    news: allNews(filter: { locale: { eq: $locale } }, sort: { order: ASC }, limit: $news) {
      nodes {
        ...NewsCard
      }
    }
    articles: allArticle(
      filter: { locale: { eq: $locale } }
      sort: { order: ASC }
      limit: $articles
    ) {
      nodes {
        ...ArticleCard
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "home", "people", "project"] } }
    ) {
      ...Strings
    }
  }
`;
