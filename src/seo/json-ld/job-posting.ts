import type { JobPosting } from 'schema-dts';
import { dayOf } from '../../domain/publication';
import { organizationOf, urlOf, type DataContext } from './json-ld';

/** A vacancy as its page shows it. */
export interface VacancyFacts {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly body: string | null;
  readonly employment: string;
  readonly publishedAt: string;
  readonly validThrough: string | null;
  readonly remote: boolean;
  readonly country: string | null;
  readonly locality: string | null;
  readonly salaryFrom: number | null;
  readonly salaryTo: number | null;
}

/** Employment of the content model in the words of search engines. */
const EMPLOYMENT: Readonly<Record<string, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
};

function placeOf({ remote, country, locality }: VacancyFacts) {
  if (!country) return undefined;
  if (remote) {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    } as const;
  }
  if (!locality) return undefined;
  return {
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: locality, addressCountry: country },
    },
  } as const;
}

function salaryOf({ salaryFrom, salaryTo }: VacancyFacts) {
  if (!salaryFrom) return undefined;
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        unitText: 'MONTH',
        ...(salaryTo && salaryTo > salaryFrom
          ? { minValue: salaryFrom, maxValue: salaryTo }
          : { value: salaryFrom }),
      },
    },
  } as const;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** An open position; nothing where the editors have not said where the work is. */
export function jobPosting(vacancy: VacancyFacts, context: DataContext): JobPosting | undefined {
  const place = placeOf(vacancy);
  const description = [vacancy.summary && `<p>${escaped(vacancy.summary)}</p>`, vacancy.body]
    .filter(Boolean)
    .join('\n');
  if (!place || !description) return undefined;
  const url = urlOf(context, context.path);
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: vacancy.title,
    description,
    datePosted: dayOf(vacancy.publishedAt),
    ...(vacancy.validThrough && { validThrough: dayOf(vacancy.validThrough) }),
    ...(EMPLOYMENT[vacancy.employment] && { employmentType: EMPLOYMENT[vacancy.employment] }),
    hiringOrganization: organizationOf(context),
    identifier: {
      '@type': 'PropertyValue',
      name: context.company.companyName,
      value: vacancy.slug,
    },
    directApply: true,
    ...place,
    ...salaryOf(vacancy),
  };
}
