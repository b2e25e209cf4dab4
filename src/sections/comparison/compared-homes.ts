import { homeText } from '../../domain/comparison';
import type { Translator } from '../../i18n/translator';

type Project = Queries.ComparedProjectFragment;

/** A type of home with its project. */
export interface ComparedHome {
  /** As in the address. */
  text: string;
  /** “Villa B”. */
  name: string;
  project: Project;
  unit: Project['units'][number];
}

/** All types of all projects, in the order of the editors. */
export function comparedHomes(
  projects: readonly Project[],
  labelOf: Translator<'project'>['labelOf'],
): ComparedHome[] {
  return projects.flatMap((project) =>
    project.units.map((unit) => ({
      text: homeText({ project: project.slug, unit: unit.name }),
      name: `${labelOf('project:unit.kind', unit.kind)} ${unit.name}`,
      project,
      unit,
    })),
  );
}
