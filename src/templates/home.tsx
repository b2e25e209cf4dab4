import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from '../i18n/translation';
import { REPLY_DAYS } from '../domain/reply-days';
import { HOME_PARTS } from '../layout/home-page/home-parts';
import { LowerBar } from '../layout/lower-bar/lower-bar';
import { PageParts } from '../layout/page-parts/page-parts';
import { PageShell } from '../layout/page-shell/page-shell';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { Hero, HeroPreload } from '../sections/hero/hero';
import { useHeroFacts } from '../sections/hero/use-hero-facts';
import { Request } from '../sections/request/request';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { StructuredData } from '../seo/structured-data';

interface HomePageContext extends PageContext {
  /** ISO 8601 date the site was built on. */
  today: string;
}

function HomePage({ data, pageContext }: PageProps<Queries.HomePageQuery, HomePageContext>) {
  const { t } = useTranslation();
  const { locale, today } = pageContext;
  const { page, offer, areas } = data;
  const facts = useHeroFacts({ projects: offer.nodes, areas: areas.nodes, today });
  return (
    <PageShell page={pageContext} isFallback={page?.isFallback} overPhoto>
      <Hero page={page} title={page?.title ?? t('common:routes.home')} facts={facts} />
      <PageParts parts={HOME_PARTS} page={{ ...data, locale }} />
      <LowerBar hasRoom />
      <StructuredData page={pageContext} kind="company" areas={areas.nodes} image={page?.image} />
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
      isFallback
      seoTitle
      seoDescription
      image {
        alt
        sharePath
      }
      ...Hero
      ...HomeStatement
    }
    ...HomeParts
    locales: allLocale(
      filter: {
        language: { eq: $language }
        ns: { in: ["common", "home", "areas", "map", "people", "proof"] }
      }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
