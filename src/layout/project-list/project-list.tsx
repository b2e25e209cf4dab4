import { REQUEST_PATH } from '../../config/routes';
import { cheapestUnit } from '../../domain/home';
import { CompareButton } from '../../features/compare/compare-button';
import { RequestLink } from '../../features/lead-form/request-link';
import { useTranslation } from '../../i18n/translation';
import { ProjectCards } from '../../sections/project-cards/project-cards';
import { buttonClass } from '../../ui/button/button';

type Projects = readonly Queries.ProjectCardFragment[];

interface ProjectListProps {
  /** What the filter leaves, in its order. */
  shown: Projects;
  /** What comes closest where it leaves nothing. */
  nearest: Projects;
}

/** The list of projects; where nothing fits, what comes closest and the way to ask. */
export function ProjectList({ shown, nearest }: ProjectListProps) {
  const { t } = useTranslation();
  if (shown.length > 0) {
    return <ProjectCards projects={shown} list="projects" isMain action={compareCheapest} />;
  }
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
          <h2>{t('projects:filter.nearest')}</h2>
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
