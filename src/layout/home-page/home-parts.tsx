import { graphql } from 'gatsby';
import { ROUTES } from '../../config/routes';
import { CoastMap } from '../../features/map/coast-map';
import { contentLanguage } from '../../i18n/content-language';
import type { Locale } from '../../i18n/locales';
import { AreaList } from '../../sections/area-list/area-list';
import { Earnings } from '../../sections/earnings/earnings';
import { PageBlocks } from '../../sections/page-blocks/page-blocks';
import { PostCards } from '../../sections/post-cards/post-cards';
import { ProjectCards } from '../../sections/project-cards/project-cards';
import { SaleCards } from '../../sections/sale-cards/sale-cards';
import { Statement } from '../../sections/statement/statement';
import { Team } from '../../sections/team/team';
import { Teaser } from '../../sections/teaser/teaser';
import { partsOf } from '../page-parts/page-parts';

/** Data of the parts of the home page. */
export interface HomePageParts extends Queries.HomePartsFragment {
  /** Texts of the editors. */
  page: Queries.HomeStatementFragment | null;
  locale: Locale;
}

/** Figures about the island that the home page shows. */
const FIGURES_COUNT = 4;

const part = partsOf<HomePageParts>();

const filled = <List extends { readonly nodes: readonly unknown[] }>(list: List) =>
  list.nodes.length > 0 && list;

/** Parts of the home page between its first screen and the form, in their order. */
export const HOME_PARTS = [
  part(
    'statement',
    ({ page, locale }) =>
      page?.body && {
        html: page.body,
        label: page.title,
        locale,
        lang: contentLanguage(page.contentLocale, locale),
      },
    Statement,
  ),
  part(
    'projects',
    ({ projects }) => filled(projects),
    ({ nodes }) => (
      <Teaser name="projects" route="projects">
        <ProjectCards projects={nodes} list="home" layout="staggered" />
      </Teaser>
    ),
  ),
  part(
    'areas',
    ({ areas }) => filled(areas),
    ({ nodes }) => (
      <Teaser name="areas">
        <AreaList areas={nodes} />
        <CoastMap />
      </Teaser>
    ),
  ),
  part(
    'earnings',
    ({ offer }) => {
      const project = offer.nodes.find(
        ({ sold, priceConstruction, forecast }) =>
          !sold && priceConstruction && forecast.length > 0,
      );
      return project && { project };
    },
    Earnings,
  ),
  part(
    'whyIsland',
    ({ island }) => island && island.blocks.length > 0 && island,
    ({ blocks }) => (
      <Teaser name="whyIsland" route="whyIsland">
        <PageBlocks blocks={blocks.slice(0, FIGURES_COUNT)} />
      </Teaser>
    ),
  ),
  part(
    'sales',
    ({ sales }) => filled(sales),
    ({ nodes }) => (
      <Teaser name="sales" route="sales">
        <SaleCards sales={nodes} />
      </Teaser>
    ),
  ),
  part(
    'team',
    ({ team }) => filled(team),
    ({ nodes }) => (
      <Teaser name="team" route="about">
        <Team members={nodes} />
      </Teaser>
    ),
  ),
  part(
    'news',
    ({ news }) => filled(news),
    ({ nodes }) => (
      <Teaser name="news" route="news">
        <PostCards posts={nodes} listPath={ROUTES.news} />
      </Teaser>
    ),
  ),
  part(
    'articles',
    ({ articles }) => filled(articles),
    ({ nodes }) => (
      <Teaser name="articles" route="articles">
        <PostCards posts={nodes} listPath={ROUTES.articles} pictures={false} />
      </Teaser>
    ),
  ),
] as const;

export const fragments = graphql`
  fragment HomeStatement on Page {
    title
    body
    contentLocale
  }

  fragment HomeParts on Query {
    projects: allProject(
      filter: { locale: { eq: $locale } }
      sort: [{ isFallback: ASC }, { order: ASC }]
      limit: $projects
    ) {
      nodes {
        ...ProjectCard
      }
    }
    offer: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...Earnings
        ...HeroOffer
      }
    }
    areas: allArea(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...AreaLine
      }
    }
    sales: allSale(
      filter: { locale: { eq: $locale }, validUntil: { gte: $today } }
      sort: [{ isFallback: ASC }, { order: ASC }]
      limit: 1
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
    team: allTeamMember(
      filter: { locale: { eq: $locale } }
      sort: [{ isFallback: ASC }, { order: ASC }]
      limit: $team
    ) {
      nodes {
        ...TeamMemberCard
      }
    }
    news: allNews(
      filter: { locale: { eq: $locale } }
      sort: [{ isFallback: ASC }, { order: ASC }]
      limit: $news
    ) {
      nodes {
        ...PostCard
        ...PostCardPicture
      }
    }
    articles: allArticle(
      filter: { locale: { eq: $locale } }
      sort: [{ isFallback: ASC }, { order: ASC }]
      limit: $articles
    ) {
      nodes {
        ...PostCard
        ...PostCardPicture
      }
    }
  }
`;
