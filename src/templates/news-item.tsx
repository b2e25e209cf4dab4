import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { fieldLanguage } from '../i18n/content-language';
import { PostEnd } from '../layout/post-page/post-end';
import { PostHead, PostPage } from '../layout/post-page/post-page';
import { EventFacts } from '../sections/event-facts/event-facts';
import type { PageContext } from '../seo/page-context';
import { StructuredData } from '../seo/structured-data';

type Data = Queries.NewsItemPageQuery;

function NewsItemPage({ data, pageContext }: PageProps<Data, PageContext>) {
  const { post, project, next } = data;
  return (
    post && (
      <PostPage
        pageContext={pageContext}
        route="news"
        post={post}
        data={<StructuredData page={pageContext} kind="news" post={post} />}
      >
        <EventFacts event={post} lang={fieldLanguage(post, 'eventPlace', pageContext.locale)} />
        <PostEnd route="news" project={project} next={next ? [next] : []} />
      </PostPage>
    )
  );
}

export default NewsItemPage;

export function Head({ data: { post }, pageContext }: HeadProps<Data, PageContext>) {
  return post && <PostHead pageContext={pageContext} post={post} />;
}

export const query = graphql`
  query NewsItemPage(
    $id: String!
    $next: String!
    $project: String!
    $locale: String!
    $language: String!
  ) {
    post: news(id: { eq: $id }) {
      ...PostText
      ...PostPicture
      ...EventFacts
      eventCountry
    }
    next: news(slug: { eq: $next }, locale: { eq: $locale }) {
      ...PostCard
      ...PostCardPicture
    }
    ...PostEndProject
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
