import type { RouteName } from '../config/routes';
import { useSiteSettings } from '../hooks/use-site-settings';
import { pageTranslator, type StringsResult } from '../i18n/strings';
import { withRegion } from './document-title';
import type { ListPageContext, PageContext } from './page-context';
import { PageHead } from './page-head';

interface FixedPageHeadProps {
  /** Of a list that has pages, the number of this one with it. */
  pageContext: PageContext & Partial<Pick<ListPageContext, 'pageNumber'>>;
  route: RouteName;
  data: {
    readonly locales: StringsResult;
    readonly page?: {
      readonly title: string;
      readonly lead: string | null;
      readonly seoTitle: string | null;
      readonly seoDescription: string | null;
      readonly image: { readonly alt?: string; readonly sharePath: string } | null;
    } | null;
  };
}

/** Head of a page whose texts the editors keep under the route's name. */
export function FixedPageHead({ pageContext, route, data: { page, locales } }: FixedPageHeadProps) {
  const { language, locale, pageNumber = 1 } = pageContext;
  const region = useSiteSettings(locale)?.regionName;
  const { t } = pageTranslator(locales, language);
  const title = page?.seoTitle || page?.title || t(`common:routes.${route}`);
  const summary = page?.seoDescription || page?.lead;
  const image = { sharePath: page?.image?.sharePath, shareAlt: page?.image?.alt };
  if (pageNumber > 1) {
    const numbered = t('common:pagination.title', { title, page: pageNumber });
    return (
      <PageHead
        page={pageContext}
        title={numbered}
        wordings={withRegion(numbered, region).reverse()}
        description={summary && `${t('common:pagination.page', { page: pageNumber })}. ${summary}`}
        {...image}
      />
    );
  }
  return (
    <PageHead
      page={pageContext}
      title={title}
      wordings={region ? [title, t('common:seo.page', { title, region })] : [title]}
      description={summary}
      {...image}
    />
  );
}
