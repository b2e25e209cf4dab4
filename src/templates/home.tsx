import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { deadlineSeason, summariseOffer } from '../domain/project';
import { REPLY_DAYS } from '../domain/reply-days';
import { contentLanguage } from '../i18n/content-language';
import { formatMoney } from '../i18n/format';
import { PageShell } from '../layout/page-shell/page-shell';
import { AreaList } from '../sections/area-list/area-list';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { Earnings } from '../sections/earnings/earnings';
import { Hero, HeroPreload } from '../sections/hero/hero';
import { PageBlocks } from '../sections/page-blocks/page-blocks';
import { PostCards } from '../sections/post-cards/post-cards';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { Request } from '../sections/request/request';
import { SaleCards } from '../sections/sale-cards/sale-cards';
import { Statement } from '../sections/statement/statement';
import { Team } from '../sections/team/team';
import { Teaser } from '../sections/teaser/teaser';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';

type HomePageContext = PageContext & {
  /** ISO 8601 date the site was built on. */
  today: string;
};

function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, HomePageContext>) {
  const { t } = useTranslation();
  const { locale, language, today } = pageContext;
  const { page, projects, areas, sales, island, team, news, articles, offer } = data;
  const { priceFrom, nextDeadline } = summariseOffer(offer.nodes, today);
  const season = nextDeadline ? deadlineSeason(nextDeadline) : undefined;
  const title = page?.title ?? t('common:routes.home');
  return (
    <PageShell page={pageContext} isFallback={page?.isFallback} overPhoto>
      <Hero
        page={page}
        title={title}
        facts={[
          {
            label: t('home:hero.price'),
            value: priceFrom
              ? t('common:project.from', { price: formatMoney(priceFrom, language) })
              : undefined,
          },
          {
            label: t('home:hero.areas'),
            value: areas.nodes.map(({ name }) => name).join(', '),
          },
          {
            label: t('home:hero.deadline'),
            value: season && t(`common:season.${season.season}`, { year: season.year }),
          },
        ]}
      />
      {page?.body && (
        <Statement
          html={page.body}
          label={title}
          locale={locale}
          lang={contentLanguage(page.contentLocale, locale)}
        />
      )}
      <Teaser name={t('home:projects')} route="projects" show={projects.nodes.length > 0}>
        <ProjectCards projects={projects.nodes} layout="staggered" />
      </Teaser>
      <Teaser name={t('home:areas')} show={areas.nodes.length > 0}>
        <AreaList areas={areas.nodes} />
      </Teaser>
      <Earnings projects={offer.nodes} />
      <Teaser name={t('home:whyIsland')} route="whyIsland" show={!!island?.blocks.length}>
        <PageBlocks blocks={island?.blocks.slice(0, FIGURES_COUNT) ?? []} />
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
        <PostCards posts={articles.nodes} listPath={ROUTES.articles} pictures={false} />
      </Teaser>
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

/** Figures about the island that the home page shows. */
const FIGURES_COUNT = 4;

export default HomePage;

export function Head({ data, pageContext }: HeadProps<Queries.HomePageQuery, PageContext>) {
  return (
    <>
      <HeroPreload page={data.page} />
      <FixedPageHead pageContext={pageContext} route="home" data={data} />
    </>
  );
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
      title
      lead
      body
      contentLocale
      isFallback
      seoTitle
      seoDescription
      image {
        sharePath
      }
      ...Hero
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
    offer: allProject(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...Earnings
      }
    }
    areas: allArea(filter: { locale: { eq: $locale } }, sort: { order: ASC }) {
      nodes {
        ...AreaLine
      }
    }
    sales: allSale(
      filter: { locale: { eq: $locale }, validUntil: { gte: $today } }
      sort: { order: ASC }
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
      filter: { language: { eq: $language }, ns: { in: ["common", "home", "areas", "people"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
