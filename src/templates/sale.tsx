import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../config/routes';
import { contentLanguage } from '../i18n/content-language';
import { formatDate } from '../i18n/format';
import { PageShell } from '../layout/page-shell/page-shell';
import { ProjectCards } from '../sections/project-cards/project-cards';
import type { PageContext } from '../seo/page-context';
import { PageHead } from '../seo/page-head';
import { PageHeading } from '../ui/page-heading/page-heading';
import { RichText } from '../ui/rich-text/rich-text';

interface SalePageContext extends PageContext {
  /** Whether the offer's last day had passed when the site was built. */
  expired: boolean;
}

function SalePage({ data, pageContext }: PageProps<Queries.SalePageQuery, SalePageContext>) {
  const { t } = useTranslation();
  const { sale } = data;
  if (!sale) return null;
  const { locale, language, expired } = pageContext;
  const lang = contentLanguage(sale.contentLocale, locale);
  const date = formatDate(sale.validUntil, language);
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.sales'), path: ROUTES.sales }]}
      name={sale.title}
      isFallback={sale.isFallback}
    >
      <PageHeading
        title={sale.title}
        lead={sale.summary}
        image={sale.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      >
        <p lang={language}>
          <strong>{t(expired ? 'sales:ended' : 'common:sale.until', { date })}</strong>
        </p>
      </PageHeading>
      {sale.body && <RichText html={sale.body} locale={locale} lang={lang} />}
      {sale.projects.length > 0 && (
        <section>
          <h2>{t('sales:projects')}</h2>
          <ProjectCards projects={sale.projects} />
        </section>
      )}
    </PageShell>
  );
}

export default SalePage;

export function Head({ data, pageContext }: HeadProps<Queries.SalePageQuery, SalePageContext>) {
  const { sale } = data;
  if (!sale) return null;
  return (
    <PageHead
      page={pageContext}
      title={sale.seoTitle || sale.title}
      description={sale.seoDescription || sale.summary}
      sharePath={sale.image?.sharePath}
    />
  );
}

export const query = graphql`
  query SalePage($id: String!, $language: String!) {
    sale(id: { eq: $id }) {
      title
      summary
      body
      validUntil
      contentLocale
      isFallback
      seoTitle
      seoDescription
      image {
        alt
        isVisualisation
        sharePath
        gatsbyImageData(width: 1280)
      }
      projects {
        ...ProjectCard
      }
    }
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "sales"] } }) {
      ...Strings
    }
  }
`;
