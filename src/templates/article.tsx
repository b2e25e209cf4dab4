import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { PageShell } from '../layout/page-shell/page-shell';
import { PostCards } from '../sections/post-cards/post-cards';
import { Post } from '../sections/post/post';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { Section } from '../ui/section/section';

function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const { t } = useTranslation();
  const { post, related } = data;
  if (!post) return null;
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.articles'), path: ROUTES.articles }]}
      name={post.title}
      isFallback={post.isFallback}
    >
      <Post post={post} readingTime />
      {related.nodes.length > 0 && (
        <Section tone="sand" title={t('common:related')}>
          <PostCards posts={related.nodes} listPath={ROUTES.articles} />
        </Section>
      )}
    </PageShell>
  );
}

export default ArticlePage;

export function Head({ data, pageContext }: HeadProps<Queries.ArticlePageQuery, PageContext>) {
  const { post } = data;
  if (!post) return null;
  return (
    <PageHead
      page={pageContext}
      title={post.seoTitle || post.title}
      description={post.seoDescription || post.summary}
      sharePath={post.image?.sharePath}
      type="article"
    />
  );
}

export const query = graphql`
  query ArticlePage($id: String!, $locale: String!, $language: String!) {
    post: article(id: { eq: $id }) {
      ...ArticleText
    }
    related: allArticle(
      filter: { locale: { eq: $locale }, id: { ne: $id } }
      sort: { order: ASC }
      limit: 3
    ) {
      nodes {
        ...ArticleCard
      }
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
