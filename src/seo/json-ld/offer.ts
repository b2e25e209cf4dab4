import type { Offer } from 'schema-dts';
import { localizePath } from '../../i18n/paths';
import type { Locale } from '../../i18n/locales';
import { ROUTES } from '../../config/routes';
import { dayOf } from '../../domain/publication';
import { imagesOf, organizationOf, urlOf, type DataContext, type SharedImage } from './json-ld';

/** A sale offer as its page shows it. */
export interface SaleFacts {
  readonly title: string;
  readonly summary: string | null;
  readonly validUntil: string;
  readonly image: SharedImage | null;
  readonly projects: readonly { readonly slug: string; readonly title: string }[];
}

/** A current offer with the projects that take part. */
export const saleOffer = (
  { title, summary, validUntil, image, projects }: SaleFacts,
  context: DataContext,
  locale: Locale,
): Offer => ({
  '@type': 'Offer',
  '@id': `${urlOf(context, context.path)}#offer`,
  name: title,
  url: urlOf(context, context.path),
  validThrough: dayOf(validUntil),
  offeredBy: organizationOf(context),
  ...(summary && { description: summary }),
  image: imagesOf(context, image),
  ...(projects.length > 0 && {
    itemOffered: projects.map(
      (project) =>
        ({
          '@type': 'RealEstateListing',
          name: project.title,
          url: urlOf(context, localizePath(`${ROUTES.projects}/${project.slug}`, locale)),
        }) as const,
    ),
  }),
});
