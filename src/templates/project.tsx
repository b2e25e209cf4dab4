import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { useMemo, type ComponentProps } from 'react';
import { areaPath, ROUTES } from '../config/routes';
import { hasPrice } from '../domain/project';
import { ShortListPlace } from '../features/account/short-list-place';
import { contentLanguage } from '../i18n/content-language';
import { formatMoney } from '../i18n/format';
import { useTranslation, type PageTranslator } from '../i18n/translation';
import { PageParts } from '../layout/page-parts/page-parts';
import { PageShell } from '../layout/page-shell/page-shell';
import {
  projectPartIds,
  projectParts,
  shownProjectParts,
} from '../layout/project-page/project-parts';
import { ContactWays } from '../sections/contact-ways/contact-ways';
import { ProjectFacts } from '../sections/project-facts/project-facts';
import { ProjectHead } from '../sections/project-head/project-head';
import { mosaicOf } from '../sections/project-head/mosaic';
import { ProjectBar } from '../sections/project-nav/project-bar';
import { ProjectNav } from '../sections/project-nav/project-nav';
import { Request } from '../sections/request/request';
import type { PageContext } from '../seo/page-context';
import { ProjectPageHead } from '../seo/project-page-head';
import { StructuredData } from '../seo/structured-data';
import { PreloadImage } from '../seo/preload-image';

interface ProjectPageContext extends PageContext {
  /** Slugs of the related projects, the closest first. */
  others: readonly string[];
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

type ProjectPageProps = PageProps<Queries.ProjectPageQuery, ProjectPageContext>;

function ProjectPage({ data, pageContext }: ProjectPageProps) {
  const { t } = useTranslation();
  const { language, locale } = pageContext;
  const parts = useMemo(() => projectParts(data, pageContext), [data, pageContext]);
  const partIds = useMemo(() => (parts ? projectPartIds(parts) : []), [parts]);
  if (!parts) return null;
  const { project, lang } = parts;
  const price = hasPrice(project.priceConstruction)
    ? t('common:project.from', { price: formatMoney(project.priceConstruction, language) })
    : t('common:project.onRequest');
  const action = project.sold ? t('project:soldOut.list') : t('common:request.viewing');
  const offer = {
    name: project.title,
    lang,
    price: project.sold ? t('common:project.sold') : price,
  };
  return (
    <PageShell
      page={pageContext}
      crumbs={[
        { name: t('common:routes.projects'), path: ROUTES.projects },
        ...(project.area
          ? [
              {
                name: project.area.name,
                path: areaPath(project.area.slug),
                lang: contentLanguage(project.area.contentLocale, locale),
              },
            ]
          : []),
      ]}
      name={project.title}
      lang={lang}
      isFallback={project.isFallback}
    >
      <>
        <ProjectHead
          project={project}
          lang={lang}
          action={action}
          more={<ShortListPlace slug={project.slug} />}
        >
          <ProjectFacts project={project} />
        </ProjectHead>
        <ProjectNav parts={partIds} action={action} {...offer} />
      </>
      <PageParts parts={shownProjectParts(parts)} page={parts} />
      <ProjectBar action={action} {...offer} />
      <Request {...requestOf(project, t)}>
        <ContactWays />
      </Request>
      <StructuredData page={pageContext} kind="project" project={project} />
    </PageShell>
  );
}

/** The form of a project; where everything is sold, the one for the waiting list. */
function requestOf(
  { slug, title, sold, presentation }: NonNullable<Queries.ProjectPageQuery['project']>,
  t: PageTranslator['t'],
): Omit<ComponentProps<typeof Request>, 'children'> {
  const subject = { project: slug };
  return sold
    ? {
        title: t('project:soldOut.list'),
        intro: t('project:soldOut.intro', { project: title }),
        request: {
          kinds: ['consultation'],
          subject,
          message: t('project:soldOut.message', { project: title }),
        },
      }
    : {
        title: t('common:request.project'),
        request: {
          kinds: ['meeting', 'catalogue'],
          subject,
          subjectName: title,
          hasCatalogue: !!presentation,
        },
      };
}

export default ProjectPage;

export function Head({ data, pageContext }: HeadProps<Queries.ProjectPageQuery, PageContext>) {
  const { project } = data;
  if (!project) return null;
  const [cover] = mosaicOf(project.image, project.gallery);
  return (
    <>
      <ProjectPageHead pageContext={pageContext} project={project} locales={data.locales} />
      {cover && <PreloadImage image={cover.picture.gatsbyImageData} sizes={cover.sizes} />}
    </>
  );
}

export const query = graphql`
  query ProjectPage($id: String!, $others: [String!]!, $locale: String!, $language: String!) {
    project(id: { eq: $id }) {
      slug
      title
      summary
      type
      contentLocale
      isFallback
      area {
        slug
        name
        contentLocale
      }
      seoTitle
      seoDescription
      priceConstruction
      sold
      sharePath
      image {
        alt
        sharePath
      }
      presentation {
        publicPath
      }
      ...ProjectHead
      ...ProjectFacts
      ...ProjectParts
      ...ProjectData
    }
    ...ProjectPartLists
    locales: allLocale(
      filter: { language: { eq: $language }, ns: { in: ["common", "map", "project", "proof"] } }
      sort: { ns: ASC }
    ) {
      ...Strings
    }
  }
`;
