import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { PageShell } from '../layout/page-shell/page-shell';
import { Post } from '../sections/post/post';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';

function NewsItemPage({ data, pageContext }: PageProps<Queries.NewsItemPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { post } = data;
  if (!post) return null;
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.news'), path: ROUTES.news }]}
      name={post.title}
      isFallback={post.isFallback}
    >
      <Post post={post} />
    </PageShell>
  );
}

export default NewsItemPage;

export function Head({ data, pageContext }: HeadProps<Queries.NewsItemPageQuery, PageContext>) {
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
  query NewsItemPage($id: String!, $language: String!) {
    post: news(id: { eq: $id }) {
      ...NewsText
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
