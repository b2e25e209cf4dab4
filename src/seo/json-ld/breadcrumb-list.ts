import type { BreadcrumbList } from 'schema-dts';
import { urlOf, type DataContext } from './json-ld';

/** An entry of the breadcrumbs. */
export interface BreadcrumbEntry {
  name: string;
  /** Path on the site, with its locale; the page itself needs none. */
  path?: string;
}

/** The breadcrumbs of a page, from the home page to the page itself. */
export const breadcrumbList = (
  entries: readonly BreadcrumbEntry[],
  context: Pick<DataContext, 'siteUrl'>,
): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    ...(path !== undefined && { item: urlOf(context, path) }),
  })),
});
