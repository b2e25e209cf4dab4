import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES, type RouteName } from '../config/routes';
import { PageShell } from '../layout/page-shell/page-shell';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { FixedPageHead } from '../seo/fixed-page-head';
import type { PageContext } from '../seo/page-context';
import { PageHeading } from '../ui/page-heading/page-heading';
import { Section } from '../ui/section/section';

const ACCOUNT_ROUTES = ['account', 'login', 'resetPassword', 'acceptInvite'] as const;

function routeOf(page: PageContext): RouteName {
  return ACCOUNT_ROUTES.find((route) => ROUTES[route] === page.sharedPath) ?? 'account';
}

function AccountPage({ pageContext }: PageProps<Queries.AccountPageQuery, PageContext>) {
  const { t } = useTranslation();
  const name = t(`common:routes.${routeOf(pageContext)}`);
  return (
    <PageShell page={pageContext} name={name}>
      <PageHeading
        title={name}
        lead={t('account:closed')}
        visualisation={t('common:visualisation')}
      />
      <Section flush>
        <p>{t('account:reach')}</p>
        <ContactWays />
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
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "account"] } }) {
      ...Strings
    }
  }
`;
