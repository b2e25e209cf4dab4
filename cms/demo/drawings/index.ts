import type { DemoProject, DemoUnit, Translated } from '../types';
import { floorPlan } from './floor-plan';
import { sitePlan } from './site-plan';

/** A drawing of the demo content; no file of the repository, setup draws it. */
export interface DemoDrawing {
  /** File name in the file library. */
  name: string;
  title: string;
  alt: Translated<string>;
  svg: string;
}

/** File name of the floor plan of a type. */
export const floorPlanName = (project: DemoProject, unit: DemoUnit): string =>
  `${project.slug}-${unit.name.toLowerCase()}-plan.svg`;

/** File name of the site plan of a project. */
export const sitePlanName = (project: DemoProject): string => `${project.slug}-site.svg`;

/** Floor plans of all types of a project and its site plan, where there is one. */
export function drawingsOf(project: DemoProject): DemoDrawing[] {
  const { title } = project.translations.en;
  const plans = project.units.map((unit) => ({
    name: floorPlanName(project, unit),
    title: `${title}, floor plan ${unit.name}`,
    alt: {
      en: `Floor plan of type ${unit.name}`,
      ru: `Планировка типа ${unit.name}`,
      uk: `Планування типу ${unit.name}`,
    },
    svg: floorPlan(unit),
  }));
  if (project.layout === undefined) return plans;
  return [
    ...plans,
    {
      name: sitePlanName(project),
      title: `${title}, site plan`,
      alt: { en: `Plan of ${title}`, ru: `План ${title}`, uk: `План ${title}` },
      svg: sitePlan(project.layout, project.units).drawing,
    },
  ];
}
