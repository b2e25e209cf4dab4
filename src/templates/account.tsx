import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES } from '../config/routes';
import { ACCOUNT_ROUTES, AccountPages, type AccountRoute } from '../features/account/account-pages';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { PageHeading } from '../ui/page-heading/page-heading';
import { Section } from '../ui/section/section';

function routeOf(page: PageContext): AccountRoute {
  return ACCOUNT_ROUTES.find((route) => ROUTES[route] === page.sharedPath) ?? 'account';
}

function AccountPage({ pageContext }: PageProps<Queries.AccountPageQuery, PageContext>) {
  const { t } = useTranslation();
  const route = routeOf(pageContext);
  const name = t(`common:routes.${route}`);
  return (
    <PageShell page={pageContext} name={name}>
      <PageHeading title={name} visualisation={t('common:visualisation')} />
      <Section flush>
        {/* The four pages are one template: each begins anew. */}
        <AccountPages key={route} route={route} />
      </Section>
    </PageShell>
  );
}

export default AccountPage;

export function Head({ data, pageContext }: HeadProps<Queries.AccountPageQuery, PageContext>) {
  return <FixedPageHead pageContext={pageContext} route={routeOf(pageContext)} data={data} />;
}

export const query = graphql`
  query AccountPage($language: String!) {
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "account"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
