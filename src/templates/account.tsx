import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES } from '../config/routes';
import { ACCOUNT_ROUTES, AccountPages, type AccountRoute } from '../features/account/account-pages';
import { useTranslation } from '../i18n/translation';
import { PageShell } from '../layout/page-shell/page-shell';
import { AccountAside } from '../sections/account-aside/account-aside';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { PageHeading } from '../ui/page-heading/page-heading';
import { Section } from '../ui/section/section';

function routeOf(page: PageContext): AccountRoute {
  return ACCOUNT_ROUTES.find((route) => ROUTES[route] === page.sharedPath) ?? 'account';
}

function AccountPage({ data, pageContext }: PageProps<Queries.AccountPageQuery, PageContext>) {
  const { t } = useTranslation();
  const route = routeOf(pageContext);
  const name = t(`common:routes.${route}`);
  // The four pages are one template: each begins anew.
  const content = <AccountPages key={route} route={route} />;
  return (
    <PageShell page={pageContext} name={name}>
      <>
        <PageHeading title={name} visualisation={t('common:visualisation')} />
        <Section flush>
          {route === 'account' ? content : <AccountAside page={data.page}>{content}</AccountAside>}
        </Section>
      </>
    </PageShell>
  );
}

export default AccountPage;

export function Head({ data, pageContext }: HeadProps<Queries.AccountPageQuery, PageContext>) {
  const { locales } = data;
  return (
    <FixedPageHead pageContext={pageContext} route={routeOf(pageContext)} data={{ locales }} />
  );
}

export const query = graphql`
  query AccountPage($pageSlug: String!, $locale: String!, $language: String!) {
    page(slug: { eq: $pageSlug }, locale: { eq: $locale }) {
      ...AccountAside
    }
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "account"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
