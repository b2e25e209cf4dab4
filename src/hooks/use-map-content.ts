import { graphql, useStaticQuery } from 'gatsby';
import { useMemo } from 'react';
import { areaPath, ROUTES } from '../config/routes';
import { hasCoordinates } from '../domain/geo';
import type { MapContent } from '../domain/map-content';
import type { Locale } from '../i18n/locales';

/**
 * What the maps of the site show in a language: projects as pins, areas as regions, landmarks of the
 * settings. Items without coordinates are left out.
 */
export function useMapContent(locale: Locale): MapContent {
  const data = useStaticQuery<Queries.MapContentQuery>(graphql`
    query MapContent {
      allProject(
        filter: { latitude: { ne: null }, longitude: { ne: null } }
        sort: [{ order: ASC }, { locale: ASC }]
      ) {
        nodes {
          locale
          slug
          title
          latitude
          longitude
          area {
            name
          }
        }
      }
      allArea(sort: [{ order: ASC }, { locale: ASC }]) {
        nodes {
          locale
          slug
          name
          latitude
          longitude
        }
      }
      allSiteSettings(sort: { locale: ASC }) {
        nodes {
          locale
          places {
            name
            kind
            latitude
            longitude
          }
        }
      }
    }
  `);
  return useMemo(() => {
    const here = <Item extends { readonly locale: string }>({
      nodes,
    }: {
      readonly nodes: readonly Item[];
    }) => nodes.filter((node) => node.locale === locale);
    return {
      pins: here(data.allProject)
        .filter(hasCoordinates)
        .map(({ slug, title, latitude, longitude, area }) => ({
          name: title,
          latitude,
          longitude,
          to: `${ROUTES.projects}/${slug}`,
          detail: area?.name,
        })),
      regions: here(data.allArea)
        .filter(hasCoordinates)
        .map(({ slug, name, latitude, longitude }) => ({
          name,
          latitude,
          longitude,
          to: areaPath(slug),
        })),
      landmarks: here(data.allSiteSettings)
        .flatMap(({ places }) => places)
        .filter(hasCoordinates),
    };
  }, [data, locale]);
}
