import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { ROUTES } from '../config/routes';
import { contentLanguage, fieldLanguage } from '../i18n/content-language';
import { LocalizedLink } from '../i18n/localized-link';
import { useTranslation } from '../i18n/translation';
import { LowerBar } from '../layout/lower-bar/lower-bar';
import { PageShell } from '../layout/page-shell/page-shell';
import { SaleUntil } from '../layout/sale-until/sale-until';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { ProjectCards } from '../sections/project-cards/project-cards';
import { Request } from '../sections/request/request';
import type { PageContext } from '../seo/page-context';
import { Section } from '../ui/section/section';
import { PageHead } from '../seo/page-head';
import { StructuredData } from '../seo/structured-data';
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
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t('common:routes.sales'), path: ROUTES.sales }]}
      name={sale.title}
      lang={lang}
      isFallback={sale.isFallback}
    >
      <PageHeading
        title={sale.title}
        lead={sale.summary}
        leadLang={fieldLanguage(sale, 'summary', locale)}
        image={sale.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      >
        <p lang={language}>
          <SaleUntil validUntil={sale.validUntil} saving={sale.saving} expired={expired} />
        </p>
        {expired && (
          <p lang={language}>
            <LocalizedLink to={ROUTES.sales}>{t('common:sale.current')}</LocalizedLink>
          </p>
        )}
      </PageHeading>
      {sale.body && (
        <Section flush>
          <RichText html={sale.body} locale={locale} lang={fieldLanguage(sale, 'body', locale)} />
        </Section>
      )}
      {sale.projects.length > 0 && (
        <Section tone="sand" title={t('common:sale.projects')}>
          <ProjectCards projects={sale.projects} list="sale" />
        </Section>
      )}
      <LowerBar />
      <Request
        title={t('common:request.sale')}
        request={{ kinds: ['consultation', 'meeting'], subject: { sale: sale.slug } }}
      >
        <ContactWays />
      </Request>
      <StructuredData page={pageContext} kind="sale" sale={sale} />
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
      shareAlt={sale.image?.alt}
    />
  );
}

export const query = graphql`
  query SalePage($id: String!, $language: String!) {
    sale(id: { eq: $id }) {
      slug
      title
      summary
      body
      validUntil
      saving
      contentLocale
      isFallback
      fallbackFields
      fallbackLocales
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
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
