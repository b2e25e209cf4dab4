import { graphql } from 'gatsby';
import { ROUTES } from '../../config/routes';
import { deadlineSeason, hasPrice } from '../../domain/project';
import { contentLanguage } from '../../i18n/content-language';
import { formatMoney } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Picture } from '../../ui/picture/picture';
import { Section } from '../../ui/section/section';
import * as styles from './project-teaser.module.css';

/** The project a text is about, as a band: picture, name, price, hand-over. */
export function ProjectTeaser({ project }: { project: Queries.ProjectTeaserFragment }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const { sold, priceConstruction, deadline } = project;
  const season = deadline ? deadlineSeason(deadline) : undefined;
  const price = hasPrice(priceConstruction)
    ? t('common:project.from', { price: formatMoney(priceConstruction, language) })
    : t('common:project.onRequest');
  const lang = contentLanguage(project.contentLocale, locale);
  return (
    <Section label={t('common:onward.project')} tone="sand" tight>
      <div className={styles.band}>
        <Picture
          image={project.image?.gatsbyImageData}
          alt=""
          sizes="(min-width: 768px) 42vw, 100vw"
        />
        <div className={styles.text}>
          <p className={styles.label}>{t('common:onward.project')}</p>
          <h2 lang={lang}>
            <LocalizedLink to={`${ROUTES.projects}/${project.slug}`} className={styles.link}>
              {project.title}
            </LocalizedLink>
          </h2>
          {project.summary && <p lang={lang}>{project.summary}</p>}
          <p className={styles.figures}>
            <span>{sold ? t('common:project.sold') : price}</span>
            {season && <span>{t(`common:season.${season.season}`, { year: season.year })}</span>}
          </p>
        </div>
      </div>
    </Section>
  );
}

export const fragment = graphql`
  fragment ProjectTeaser on Project {
    slug
    title
    summary
    contentLocale
    sold
    priceConstruction
    deadline
    image {
      gatsbyImageData(width: 960, aspectRatio: 1.5)
    }
  }
`;
