import { useMemo } from 'react';
import { REQUEST_PATH } from '../../config/routes';
import { filterEvent } from '../../domain/analytics-items';
import { cheapestUnit } from '../../domain/home';
import {
  filterProjects,
  nearestProjects,
  projectChoices,
  sortProjects,
} from '../../domain/project-filter';
import { CompareButton } from '../../features/compare/compare-button';
import { RequestLink } from '../../features/lead-form/request-link';
import { ProjectFilterForm } from '../../features/project-filter/project-filter';
import { useProjectFilter } from '../../features/project-filter/use-project-filter';
import { useTranslation } from '../../i18n/translation';
import { ProjectCards } from '../../sections/project-cards/project-cards';
import { buttonClass } from '../../ui/button/button';
import { track } from '../../utils/data-layer';
import * as styles from './project-list.module.css';

type Projects = readonly Queries.ProjectCardFragment[];

/** Projects that are shown where none matches the filter. */
const NEAREST_COUNT = 2;

interface ProjectListProps {
  /** In the editors' order. */
  projects: Projects;
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

/** The list of projects and its filter; where nothing fits, what comes closest and the way to ask. */
export function ProjectList({ projects, today }: ProjectListProps) {
  const choices = useMemo(() => projectChoices(projects, today), [projects, today]);
  const [filter, setFilter] = useProjectFilter(choices);
  const shown = sortProjects(filterProjects(projects, filter), filter.sort);
  return (
    <>
      <ProjectFilterForm
        filter={filter}
        choices={choices}
        projects={projects}
        onChange={(next) => {
          setFilter(next);
          track('filter_projects', filterEvent(next, filterProjects(projects, next)));
        }}
      />
      {shown.length > 0 ? (
        <ProjectCards projects={shown} list="projects" isMain action={compareCheapest} />
      ) : (
        <NoneFits nearest={nearestProjects(projects, filter, NEAREST_COUNT)} />
      )}
    </>
  );
}

function NoneFits({ nearest }: { nearest: Projects }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('projects:filter.none')}</p>
      <p>
        <RequestLink
          to={REQUEST_PATH}
          title={t('common:request.title')}
          request={{ kinds: ['consultation'] }}
          className={buttonClass('outline')}
        >
          {t('projects:filter.ask')}
        </RequestLink>
      </p>
      {nearest.length > 0 && (
        <>
          <h2 className={styles.nearest}>{t('projects:filter.nearest')}</h2>
          <ProjectCards projects={nearest} list="nearest" action={compareCheapest} />
        </>
      )}
    </>
  );
}

/** Takes the cheapest home of a project into the comparison. */
function compareCheapest({ slug, title, units, homes }: Queries.ProjectCardFragment) {
  const cheapest = cheapestUnit(units, homes);
  return (
    cheapest && (
      <CompareButton project={slug} unit={cheapest.name} name={`${title}, ${cheapest.name}`} />
    )
  );
}
