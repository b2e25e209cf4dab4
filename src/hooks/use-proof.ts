import { graphql, useStaticQuery } from 'gatsby';
import { type Comparison, compareWithForecast } from '../domain/forecast-result';
import type { Locale } from '../i18n/locales';

export interface Proof extends Comparison {
  slug: string;
  title: string;
}

/** The first project whose homes have been let for a year: its forecast and its result. */
export function useProof(locale: Locale): Proof | undefined {
  const { allProject } = useStaticQuery<Queries.ProofQuery>(graphql`
    query Proof {
      allProject(
        filter: { results: { elemMatch: { homes: { gt: 0 } } } }
        sort: [{ order: ASC }, { locale: ASC }]
      ) {
        nodes {
          locale
          slug
          title
          priceConstruction
          forecast {
            scenario
            costPerDay
            occupancy
            managementFee
            tax
          }
          results {
            from
            to
            homes
            costPerDay
            occupancy
          }
        }
      }
    }
  `);
  for (const project of allProject.nodes) {
    const comparison = project.locale === locale ? compareWithForecast(project) : undefined;
    if (comparison) return { ...comparison, slug: project.slug, title: project.title };
  }
  return undefined;
}
