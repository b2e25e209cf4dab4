import type { AnalyticsEvents, AnalyticsItem } from './analytics-events';
import type { ProjectFilter } from './project-filter';

interface ListedProject {
  readonly slug: string;
  readonly title: string;
  readonly type: string;
  readonly priceConstruction: number | null;
  readonly area: { readonly slug: string } | null;
}

/**
 * Converts a project to a GA4 item.
 *
 * @param index - its position in a list, from 1
 */
export function itemOf(project: ListedProject, index?: number): AnalyticsItem {
  const { slug, title, type, priceConstruction, area } = project;
  return {
    item_id: slug,
    item_name: title,
    ...(area && { item_category: area.slug }),
    item_category2: type,
    ...(priceConstruction ? { price: priceConstruction } : undefined),
    ...(index === undefined ? undefined : { index }),
  };
}

/** Converts a filter to the values of its event; the empty string is no limit. */
export function filterEvent(
  { type = '', area = '', price, deadline, available = false, sort }: ProjectFilter,
  shown: readonly unknown[],
): AnalyticsEvents['filter_projects'] {
  return {
    area,
    project_type: type,
    price: String(price ?? ''),
    deadline: String(deadline ?? ''),
    available,
    sort: sort ?? '',
    results: shown.length,
  };
}
