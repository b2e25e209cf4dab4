import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { deadlineSeason } from '../../domain/project';
import { contentLanguage } from '../../i18n/content-language';
import { formatMoney } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useLocale } from '../../i18n/use-locale';
import { Picture } from '../../ui/picture/picture';
import * as styles from './project-cards.module.css';

interface ProjectCardsProps {
  projects: readonly Queries.ProjectCardFragment[];
  /** Whether the page is about this list: headings right below its title, a picture at once. */
  isMain?: boolean;
  /** `staggered` sets every other card lower, its picture upright, where there is room. */
  layout?: 'even' | 'staggered';
}

/** Projects to compare: area, kind, name, price, deadline. */
export function ProjectCards(props: ProjectCardsProps) {
  const { projects, isMain = false, layout = 'even' } = props;
  return (
    <ul className={`${styles.cards} ${layout === 'staggered' ? styles.staggered : ''}`}>
      {projects.map((project, index) => (
        <li key={project.slug} data-reveal="">
          <ProjectCard
            project={project}
            heading={isMain ? 'h2' : 'h3'}
            loading={isMain && index === 0 ? 'eager' : 'lazy'}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProjectCardProps {
  project: Queries.ProjectCardFragment;
  heading: 'h2' | 'h3';
  loading: 'lazy' | 'eager';
}

function ProjectCard({ project, heading: Heading, loading }: ProjectCardProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const deadline = project.deadline ? deadlineSeason(project.deadline) : undefined;
  const price = project.priceConstruction
    ? t('common:project.from', { price: formatMoney(project.priceConstruction, language) })
    : t('common:project.onRequest');
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture
          image={project.image?.gatsbyImageData}
          alt=""
          sizes="(min-width: 640px) 50vw, 100vw"
          loading={loading}
        />
        {project.sold && <p className={styles.sold}>{t('common:project.sold')}</p>}
      </div>
      <p className={styles.kind}>
        {[project.area?.name, t(`common:project.type.${project.type}`)].filter(Boolean).join(' · ')}
      </p>
      <Heading className={styles.name} lang={contentLanguage(project.contentLocale, locale)}>
        <LocalizedLink to={`${ROUTES.projects}/${project.slug}`} className={styles.link}>
          {project.title}
        </LocalizedLink>
      </Heading>
      <p className={styles.figures}>
        <span>{price}</span>
        {deadline && <span>{t(`common:season.${deadline.season}`, { year: deadline.year })}</span>}
      </p>
    </article>
  );
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    slug
    title
    contentLocale
    type
    sold
    priceConstruction
    deadline
    area {
      slug
      name
    }
    image {
      gatsbyImageData(width: 960, aspectRatio: 1.5)
    }
  }
`;
