import { graphql } from 'gatsby';
import { useRef } from 'react';
import { ROUTES } from '../../config/routes';
import { isSaleExpired } from '../../domain/sale';
import { useOfficeToday } from '../../hooks/use-office-today';
import { contentLanguage } from '../../i18n/content-language';
import { LocalizedLink } from '../../i18n/localized-link';
import { OriginalLanguage } from '../../i18n/original-language';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { SaleUntil } from '../../layout/sale-until/sale-until';
import { buttonClass } from '../../ui/button/button';
import { Picture } from '../../ui/picture/picture';
import * as styles from './sale-cards.module.css';

interface SaleCardsProps {
  sales: readonly Queries.SaleCardFragment[];
  /** Whether the page is about this list: headings right below its title, a picture at once. */
  isMain?: boolean;
}

/** Offers as wide bands, with the time left and the projects that take part. */
export function SaleCards({ sales, isMain = false }: SaleCardsProps) {
  const Heading = isMain ? 'h2' : 'h3';
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const bands = useRef<HTMLUListElement>(null);
  const today = useOfficeToday(bands);
  // An offer may have ended since the site was built: it leaves the list then.
  const current = sales.filter(({ validUntil }) => !today || !isSaleExpired(validUntil, today));
  if (current.length === 0) return <p>{t('common:empty.sales')}</p>;
  return (
    <ul ref={bands} className={styles.bands}>
      {current.map((sale, index) => (
        <li key={sale.slug} className={styles.band} data-reveal="">
          <Picture
            image={sale.image?.gatsbyImageData}
            alt=""
            sizes="(min-width: 768px) 55vw, 100vw"
            loading={isMain && index === 0 ? 'eager' : 'lazy'}
          />
          <div className={styles.text} lang={contentLanguage(sale.contentLocale, locale)}>
            <Heading className={styles.name}>
              <LocalizedLink to={`${ROUTES.sales}/${sale.slug}`}>{sale.title}</LocalizedLink>
              <small className={styles.original}>
                <OriginalLanguage contentLocale={sale.contentLocale} />
              </small>
            </Heading>
            {sale.summary && <p>{sale.summary}</p>}
            <p className={styles.until} lang={language}>
              <SaleUntil validUntil={sale.validUntil} saving={sale.saving} />
            </p>
            {sale.projects.length > 0 && (
              <ul
                className={styles.projects}
                lang={language}
                aria-label={t('common:sale.projects')}
              >
                {sale.projects.map((project) => (
                  <li key={project.slug}>
                    <LocalizedLink to={`${ROUTES.projects}/${project.slug}`}>
                      {project.title}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            )}
            <LocalizedLink
              to={`${ROUTES.sales}/${sale.slug}`}
              className={buttonClass('outline')}
              lang={language}
            >
              {t('common:sale.see')}
              <span className={styles.of}>{`: ${sale.title}`}</span>
            </LocalizedLink>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const fragment = graphql`
  fragment SaleCard on Sale {
    slug
    title
    summary
    validUntil
    saving
    contentLocale
    image {
      gatsbyImageData(width: 960, aspectRatio: 1.5)
    }
    projects {
      slug
      title
    }
  }
`;
