import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { PostEnd } from '../layout/post-page/post-end';
import { PostHead, PostPage } from '../layout/post-page/post-page';
import { PostAuthor } from '../sections/post/post-author';
import type { PageContext } from '../seo/page-context';
import { StructuredData } from '../seo/structured-data';

type Data = Queries.ArticlePageQuery;

function ArticlePage({ data, pageContext }: PageProps<Data, PageContext>) {
  const { post, project, related } = data;
  return (
    post && (
      <PostPage
        pageContext={pageContext}
        route="articles"
        post={post}
        readingTime
        data={<StructuredData page={pageContext} kind="article" post={post} />}
      >
        {post.author && <PostAuthor author={post.author} />}
        <PostEnd route="articles" project={project} next={related.nodes} />
      </PostPage>
    )
  );
}

export default ArticlePage;

export function Head({ data: { post }, pageContext }: HeadProps<Data, PageContext>) {
  return post && <PostHead pageContext={pageContext} post={post} />;
}

export const query = graphql`
  query ArticlePage($id: String!, $project: String!, $locale: String!, $language: String!) {
    post: article(id: { eq: $id }) {
      ...PostText
      ...PostPicture
      ...PostAuthor
    }
    related: allArticle(
      filter: { locale: { eq: $locale }, id: { ne: $id } }
      sort: [{ isFallback: ASC }, { order: ASC }]
      limit: 3
    ) {
      nodes {
        ...PostCard
        ...PostCardPicture
      }
    }
    ...PostEndProject
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "people"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
