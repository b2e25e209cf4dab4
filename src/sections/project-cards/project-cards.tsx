import { graphql } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import { ROUTES } from '../../config/routes';
import { itemOf } from '../../domain/analytics-items';
import { deadlineSeason } from '../../domain/project';
import { contentLanguage } from '../../i18n/content-language';
import { formatMoney } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { track, trackShown } from '../../utils/data-layer';
import { Picture } from '../../ui/picture/picture';
import { homesLine, saleLine } from './card-lines';
import * as styles from './project-cards.module.css';

interface ProjectCardsProps {
  projects: readonly Queries.ProjectCardFragment[];
  /** Name of the list for analytics. */
  list: string;
  /** Whether the page is about this list: headings right below its title, a picture at once. */
  isMain?: boolean;
  /** `staggered` sets every other card lower, its picture upright, where there is room. */
  layout?: 'even' | 'staggered';
  /** What can be done with a project from its card. */
  action?: (project: Queries.ProjectCardFragment) => ReactNode;
}

/** Projects: area, kind, name, rooms, areas, price, deadline, what is left and what it earns. */
export function ProjectCards(props: ProjectCardsProps) {
  const { projects, list, isMain = false, layout = 'even', action } = props;
  useEffect(() => {
    const items = projects.map((project, index) => itemOf(project, index + 1));
    trackShown('view_item_list', { item_list_id: list, items });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a list is another one by its projects
  }, [list, projects.map(({ slug }) => slug).join()]);
  return (
    <ul className={`${styles.cards} ${styles[layout]}`}>
      {projects.map((project, index) => (
        <li key={project.slug} data-reveal="">
          <ProjectCard
            project={project}
            onSelect={() =>
              track('select_item', { item_list_id: list, items: [itemOf(project, index + 1)] })
            }
            heading={isMain ? 'h2' : 'h3'}
            loading={isMain && index === 0 ? 'eager' : 'lazy'}
            action={action?.(project)}
          />
        </li>
      ))}
    </ul>
  );
}

interface ProjectCardProps {
  project: Queries.ProjectCardFragment;
  onSelect: () => void;
  heading: 'h2' | 'h3';
  loading: 'lazy' | 'eager';
  action: ReactNode;
}

function ProjectCard(props: ProjectCardProps) {
  const { project, onSelect, heading: Heading, loading, action } = props;
  const { t, labelOf } = useTranslation();
  const { locale, language } = useLocale();
  const deadline = project.deadline ? deadlineSeason(project.deadline) : undefined;
  const price = project.priceConstruction
    ? t('common:project.from', { price: formatMoney(project.priceConstruction, language) })
    : t('common:project.onRequest');
  const lines = [homesLine(project, t, language), saleLine(project, t, language)];
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
        {[project.area?.name, labelOf('common:project.type', project.type)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Heading className={styles.name} lang={contentLanguage(project.contentLocale, locale)}>
        <LocalizedLink
          to={`${ROUTES.projects}/${project.slug}`}
          className={styles.link}
          hrefLang={contentLanguage(project.contentLocale, locale)}
          onClick={onSelect}
        >
          {project.title}
        </LocalizedLink>
      </Heading>
      <p className={styles.figures}>
        <span>{project.sold ? t('common:project.sold') : price}</span>
        {deadline && <span>{t(`common:season.${deadline.season}`, { year: deadline.year })}</span>}
      </p>
      {lines.map(
        (line) =>
          line && (
            <p key={line} className={styles.facts}>
              {line}
            </p>
          ),
      )}
      {action && <div className={styles.action}>{action}</div>}
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
    units {
      name
      bedrooms
      livingArea
      priceConstruction
      sold
    }
    homes {
      number
      unit
      status
    }
    forecast {
      scenario
      costPerDay
      occupancy
      managementFee
      tax
    }
    image {
      gatsbyImageData(width: 960, aspectRatio: 1.5)
    }
  }
`;
