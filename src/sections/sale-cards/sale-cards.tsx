import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useLocale } from '../../i18n/use-locale';
import { CardGrid } from '../../ui/card-grid/card-grid';
import { Picture } from '../../ui/picture/picture';

interface SaleCardsProps {
  sales: readonly Queries.SaleCardFragment[];
  headings?: 'h2' | 'h3';
}

/** Offers with their last day and the projects that take part. */
export function SaleCards({ sales, headings: Heading = 'h3' }: SaleCardsProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <CardGrid>
      {sales.map((sale) => (
        <li key={sale.slug} lang={contentLanguage(sale.contentLocale, locale)}>
          <LocalizedLink to={`${ROUTES.sales}/${sale.slug}`}>
            {sale.image && <Picture image={sale.image.gatsbyImageData} alt="" />}
            <Heading>{sale.title}</Heading>
          </LocalizedLink>
          <p lang={language}>
            {t('common:sale.until', { date: formatDate(sale.validUntil, language) })}
          </p>
          {sale.summary && <p>{sale.summary}</p>}
          {sale.projects.length > 0 && (
            <p>{sale.projects.map((project) => project.title).join(' · ')}</p>
          )}
        </li>
      ))}
    </CardGrid>
  );
}

export const fragment = graphql`
  fragment SaleCard on Sale {
    slug
    title
    summary
    validUntil
    contentLocale
    image {
      gatsbyImageData(width: 720, aspectRatio: 1.5)
    }
    projects {
      title
    }
  }
`;
