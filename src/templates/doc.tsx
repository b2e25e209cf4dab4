import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from '../i18n/translation';
import { pageTranslator } from '../i18n/strings';
import { PageShell } from '../layout/page-shell/page-shell';
import { PostHead, PostPage } from '../layout/post-page/post-page';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { PageHeading } from '../ui/page-heading/page-heading';

type Data = Queries.DocPageQuery;

function DocPage({ data: { post }, pageContext }: PageProps<Data, PageContext>) {
  if (!post) return <UnwrittenPrivacy pageContext={pageContext} />;
  return <PostPage pageContext={pageContext} route="docs" post={post} />;
}

/** The privacy policy has its page before the editors have written it. */
function UnwrittenPrivacy({ pageContext }: { pageContext: PageContext }) {
  const { t } = useTranslation();
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

export default DocPage;

export function Head({ data: { post, locales }, pageContext }: HeadProps<Data, PageContext>) {
  if (post) return <PostHead pageContext={pageContext} post={post} />;
  const title = pageTranslator(locales, pageContext.language).t('common:routes.privacy');
  return <PageHead page={pageContext} title={title} type="article" />;
}

export const query = graphql`
  query DocPage($id: String!, $language: String!) {
    post: doc(id: { eq: $id }) {
      ...PostText
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
