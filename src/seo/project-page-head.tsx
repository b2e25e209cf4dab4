import { useSiteSettings } from '../hooks/use-site-settings';
import { pageTranslator, type StringsResult } from '../i18n/strings';
import { withRegion } from './document-title';
import type { PageContext } from './page-context';
import { PageHead } from './page-head';

interface ProjectPageHeadProps {
  pageContext: PageContext;
  project: {
    readonly title: string;
    readonly summary: string | null;
    readonly type: string;
    readonly seoTitle: string | null;
    readonly seoDescription: string | null;
    readonly area: { readonly name: string } | null;
    readonly sharePath: string;
  };
  locales: StringsResult;
}

/** Head of a project: its title names the kind of homes, the area and the island where it has room. */
export function ProjectPageHead({ pageContext, project, locales }: ProjectPageHeadProps) {
  const { title, seoTitle, area } = project;
  const region = useSiteSettings(pageContext.locale)?.regionName;
  const { t, labelOf } = pageTranslator(locales, pageContext.language);
  const kind = labelOf('common:project.type', project.type).toLocaleLowerCase(pageContext.language);
  const described = area ? t('common:seo.project', { title, kind, area: area.name }) : title;
  return (
    <PageHead
      page={pageContext}
      title={seoTitle || title}
      wordings={[...withRegion(seoTitle || described, region), title]}
      description={project.seoDescription || project.summary}
      sharePath={project.sharePath}
      // The picture has the name, the kind and the place written on it.
      shareAlt={described}
    />
  );
}
