import type { RouteName } from '../config/routes';
import { stringOf, type StringsResult } from '../i18n/strings';
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
      readonly image: { readonly sharePath: string } | null;
    } | null;
  };
}

/** Head of a page whose texts the editors keep under the route's name. */
export function FixedPageHead({ pageContext, route, data: { page, locales } }: FixedPageHeadProps) {
  const title = page?.seoTitle || page?.title || stringOf(locales, 'common', `routes.${route}`);
  const { pageNumber = 1 } = pageContext;
  return (
    <PageHead
      page={pageContext}
      title={
        pageNumber > 1
          ? stringOf(locales, 'common', 'pagination.title', { title, page: pageNumber })
          : title
      }
      description={page?.seoDescription || page?.lead}
      sharePath={page?.image?.sharePath}
    />
  );
}
