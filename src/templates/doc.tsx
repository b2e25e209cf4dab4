import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { stringOf } from '../i18n/strings';
import { PageShell } from '../layout/page-shell/page-shell';
import { Post } from '../sections/post/post';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { PageHeading } from '../ui/page-heading/page-heading';

function DocPage({ data, pageContext }: PageProps<Queries.DocPageQuery, PageContext>) {
  const { t } = useTranslation();
  const { post } = data;
  if (!post) {
    return (
      <PageShell page={pageContext} name={t('common:routes.privacy')}>
        <PageHeading
          title={t('common:routes.privacy')}
          lead={t('common:empty.docs')}
          visualisation={t('common:visualisation')}
        />
      </PageShell>
    );
  }
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.docs'), path: ROUTES.docs }]}
      name={post.title}
      isFallback={post.isFallback}
    >
      <Post post={post} />
    </PageShell>
  );
}

export default DocPage;

export function Head({ data, pageContext }: HeadProps<Queries.DocPageQuery, PageContext>) {
  const { post, locales } = data;
  return (
    <PageHead
      page={pageContext}
      title={post?.seoTitle || post?.title || stringOf(locales, 'common', 'routes.privacy')}
      description={post?.seoDescription || post?.summary}
      type="article"
    />
  );
}

export const query = graphql`
  query DocPage($id: String!, $language: String!) {
    post: doc(id: { eq: $id }) {
      ...DocText
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
