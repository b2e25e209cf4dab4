import { graphql } from 'gatsby';
import type { Thing } from 'schema-dts';
import { useSiteSettings } from '../hooks/use-site-settings';
import { useSiteUrl } from '../hooks/use-site-url';
import { LOCALES } from '../i18n/locales';
import { localeOfPath, localizePath } from '../i18n/paths';
import { breadcrumbList, type BreadcrumbEntry } from './json-ld/breadcrumb-list';
import { realEstateAgent, webSite } from './json-ld/company';
import { jobPosting, type VacancyFacts } from './json-ld/job-posting';
import { graphOf, scriptText, type DataContext, type SharedImage } from './json-ld/json-ld';
import { saleOffer, type SaleFacts } from './json-ld/offer';
import { article, event, type EventFacts, type PostFacts } from './json-ld/post';
import { realEstateListing, type ProjectFacts } from './json-ld/project';
import type { PageContext } from './page-context';

/** What a page is about, with the data it shows. */
export type Subject =
  | { kind: 'breadcrumbs'; entries: readonly BreadcrumbEntry[] }
  | { kind: 'company'; areas: readonly { name: string }[]; image: SharedImage | null | undefined }
  | { kind: 'project'; project: ProjectFacts }
  | { kind: 'news'; post: PostFacts & EventFacts }
  | { kind: 'article'; post: PostFacts }
  | { kind: 'sale'; sale: SaleFacts }
  | { kind: 'vacancy'; vacancy: VacancyFacts };

export type StructuredDataProps = { page: PageContext } & Subject;

/** The entities of a subject in schema.org's words. */
export function entitiesOf(
  subject: Subject,
  { locale }: Pick<PageContext, 'locale'>,
  context: DataContext,
): Thing[] {
  switch (subject.kind) {
    case 'breadcrumbs': {
      const local = subject.entries.map(({ name, path }) => ({
        name,
        path: path === undefined ? undefined : localizePath(path, locale),
      }));
      return [breadcrumbList(local, context)];
    }
    case 'company':
      return [realEstateAgent(context, subject.areas, subject.image), webSite(context)];
    case 'project':
      return [realEstateListing(subject.project, context)];
    case 'news':
      return [
        article('NewsArticle', subject.post, context),
        event(subject.post, context) ?? [],
      ].flat() as Thing[];
    case 'article':
      return [article('Article', subject.post, context)];
    case 'sale':
      return [saleOffer(subject.sale, context, locale)];
    case 'vacancy': {
      const job = jobPosting(subject.vacancy, context);
      return job ? [job] : [];
    }
  }
}

/**
 * Structured data of a page, for search engines; none where the page is not to be indexed. The
 * browser bundle has another implementation (structured-data.browser.tsx): what only crawlers read
 * is in the HTML alone (docs/decisions/0037-what-only-crawlers-read.md).
 */
export function StructuredData({ page, ...subject }: StructuredDataProps) {
  const siteUrl = useSiteUrl();
  const company = useSiteSettings(page.locale);
  if (page.noindex) return null;
  const { language } = LOCALES[localeOfPath(page.canonicalPath)];
  const context = company && { siteUrl, path: page.canonicalPath, language, company };
  const graph = context ? entitiesOf(subject, page, context) : [];
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptText(graphOf(graph)) }}
    />
  );
}

export const fragment = graphql`
  fragment ProjectData on Project {
    updatedAt
    address
    latitude
    longitude
    units {
      name
      bedrooms
      livingArea
      priceConstruction
      sold
    }
  }
`;
