import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { PageShell } from '../layout/page-shell/page-shell';
import { Post } from '../sections/post/post';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';

function ArticlePage({ data, pageContext }: PageProps<Queries.ArticlePageQuery, PageContext>) {
  const { t } = useTranslation();
  const { post } = data;
  if (!post) return null;
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.articles'), path: ROUTES.articles }]}
      name={post.title}
      isFallback={post.isFallback}
    >
      <Post post={post} />
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
  query ArticlePage($id: String!, $language: String!) {
    post: article(id: { eq: $id }) {
      ...ArticleText
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common"] } }) {
      ...Strings
    }
  }
`;
