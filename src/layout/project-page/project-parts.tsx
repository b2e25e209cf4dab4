import { graphql } from 'gatsby';
import type { ComponentProps } from 'react';
import { useTranslation } from '../../i18n/translation';
import { orderScenarios } from '../../domain/forecast';
import { hasCoordinates } from '../../domain/geo';
import { ForecastProof } from '../../features/forecast-proof/forecast-proof';
import { contentLanguage } from '../../i18n/content-language';
import type { Language, Locale } from '../../i18n/locales';
import { ProjectAlbum } from '../../sections/project-album/project-album';
import { ProjectCards } from '../../sections/project-cards/project-cards';
import { ProjectForecast } from '../../sections/project-forecast/project-forecast';
import { ProjectLocation } from '../../sections/project-location/project-location';
import { ProjectPicture } from '../../sections/project-picture/project-picture';
import { ProjectMap } from '../../sections/project-location/project-map';
import { ProjectStages } from '../../sections/project-stages/project-stages';
import { ProjectInvestors } from '../../sections/project-text/project-investors';
import { ProjectText } from '../../sections/project-text/project-text';
import { ProjectUnits } from '../../sections/project-units/project-units';
import { Section } from '../../ui/section/section';
import { partsOf } from '../page-parts/page-parts';

/** Data of the parts of a project's page. */
interface ProjectPageParts<Project = Queries.ProjectPartsFragment> {
  project: Project;
  /** Language of the project's texts where it is not the page's. */
  lang: Language | undefined;
  /** Related projects, the closest first. */
  others: readonly Queries.ProjectCardFragment[];
  /** Other currencies; none while the editors have not filled in the settings. */
  rates: Queries.ForecastRatesFragment | null;
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

const part = partsOf<ProjectPageParts>();

/**
 * Parts of a project's page in their order: the page, its menu and the names in the address
 * (specification, section 2) follow from this table.
 */
export const PROJECT_PARTS = [
  part('complex', ({ project: { body }, lang }) => body && { html: body, lang }, ProjectAbout),
  part(
    'location',
    ({ project }) =>
      (project.locationText || project.address || project.area) && {
        project,
        picture: pictureBetween(project, 1),
      },
    ({ picture, ...location }) => (
      <>
        {picture && <ProjectPicture picture={picture} />}
        <ProjectLocation {...location} />
      </>
    ),
  ),
  part(
    'apartments',
    ({ project }) => project.units.length > 0 && { project, units: project.units },
    ProjectUnits,
  ),
  part('construction', ({ project }) => project.stages.length > 0 && { project }, ProjectStages),
  part(
    'investors',
    ({ project }) =>
      (project.investorsText || project.presentation) && {
        project,
        picture: pictureBetween(project, 2),
      },
    ({ picture, ...investors }) => (
      <>
        {picture && <ProjectPicture picture={picture} />}
        <ProjectInvestors {...investors} />
      </>
    ),
  ),
  part(
    'forecast',
    ({ project, rates, today }) => {
      if (project.sold) return project.results.length > 0 && { slug: project.slug };
      const scenarios = orderScenarios(project.forecast);
      return scenarios.length > 0 && { project, scenarios, rates, today };
    },
    ForecastOrResult,
  ),
  part(
    'album',
    ({ project: { gallery } }) => gallery.length > 0 && { images: gallery },
    ProjectAlbum,
  ),
  part('map', ({ project }) => hasCoordinates(project) && { project }, ProjectMap),
  part(
    'others',
    ({ project, others }) => others.length > 0 && { projects: others, isInstead: project.sold },
    OtherProjects,
  ),
] as const;

export type ProjectPartId = (typeof PROJECT_PARTS)[number]['id'];

/** What a project that is sold out still sells: what it brought, and projects like it. */
const FIRST_WHEN_SOLD: readonly ProjectPartId[] = ['investors', 'forecast', 'others'];

/** Parts that the page of a project has, in their order. */
export function shownProjectParts(page: ProjectPageParts): (typeof PROJECT_PARTS)[number][] {
  const shown = PROJECT_PARTS.filter(({ isShown }) => isShown(page));
  if (!page.project.sold) return shown;
  const isFirst = ({ id }: { id: ProjectPartId }) => FIRST_WHEN_SOLD.includes(id);
  return [...shown.filter(isFirst), ...shown.filter((part) => !isFirst(part))];
}

/** Least number of pictures in a gallery for the first and the second picture between texts. */
const ENOUGH_PICTURES = { 1: 3, 2: 4 } as const;

/**
 * A picture that stands between texts: one from the end of the gallery, which the head of the page
 * shows last.
 */
function pictureBetween({ gallery }: Queries.ProjectPartsFragment, place: 1 | 2) {
  return gallery.length >= ENOUGH_PICTURES[place] ? gallery.at(-place) : undefined;
}

interface ProjectPageData<Project> extends Queries.ProjectPartListsFragment {
  readonly project: Project | null;
}

/**
 * Derives the data of the parts from the result of the page's query.
 *
 * @param others - slugs of the related projects, the closest first
 * @returns undefined without a project
 */
export function projectParts<Project extends Queries.ProjectPartsFragment>(
  { project, otherProjects, rates }: ProjectPageData<Project>,
  { locale, others, today }: { locale: Locale; others: readonly string[]; today: string },
): ProjectPageParts<Project> | null {
  return (
    project && {
      project,
      lang: contentLanguage(project.contentLocale, locale),
      rates,
      today,
      others: others.flatMap((slug) => otherProjects.nodes.filter((other) => other.slug === slug)),
    }
  );
}

/** Names of the parts that a project's page has, in their order. */
export function projectPartIds(page: ProjectPageParts): ProjectPartId[] {
  return shownProjectParts(page).map(({ id }) => id);
}

function ProjectAbout(props: { id: string; html: string; lang: Language | undefined }) {
  const { t } = useTranslation();
  return <ProjectText {...props} title={t('project:about')} />;
}

type ForecastOrResultProps = { id: string } & (
  Omit<ComponentProps<typeof ProjectForecast>, 'id'> | { slug: string }
);

/** The forecast; of what is sold, the result beside what had been promised. */
function ForecastOrResult(props: ForecastOrResultProps) {
  const { t } = useTranslation();
  if ('scenarios' in props) return <ProjectForecast {...props} />;
  return (
    <Section id={props.id} label={t('proof:title')} tone="palm">
      <ForecastProof here={props.slug} />
    </Section>
  );
}

interface OtherProjectsProps {
  id: string;
  /** Whether they stand in for a project that is sold out. */
  isInstead: boolean;
  projects: readonly Queries.ProjectCardFragment[];
}

function OtherProjects({ id, projects, isInstead }: OtherProjectsProps) {
  const { t } = useTranslation();
  return (
    <Section id={id} title={t(isInstead ? 'project:soldOut.similar' : 'project:others')}>
      <ProjectCards projects={projects} list="others" />
    </Section>
  );
}

export const fragments = graphql`
  fragment ProjectParts on Project {
    slug
    sold
    body
    contentLocale
    gallery {
      ...AlbumImage
    }
    ...ProjectHomes
    ...ForecastProject
    units {
      ...ProjectUnitRow
    }
    forecast {
      ...ForecastRow
    }
    ...ProjectLocation
    ...ProjectInvestors
    ...ProjectMap
    results {
      homes
    }
    ...ProjectStages
  }

  fragment ProjectPartLists on Query {
    otherProjects: allProject(
      filter: { slug: { in: $others }, locale: { eq: $locale } }
      sort: { order: ASC }
    ) {
      nodes {
        ...ProjectCard
      }
    }
    rates: siteSettings(locale: { eq: $locale }) {
      ...ForecastRates
    }
  }
`;
