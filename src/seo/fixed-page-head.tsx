import type { RouteName } from '../config/routes';
import { stringOf, type StringsResult } from '../i18n/strings';
import type { PageContext } from './page-context';
import { PageHead } from './page-head';

interface FixedPageHeadProps {
  pageContext: PageContext;
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
  return (
    <PageHead
      page={pageContext}
      title={page?.seoTitle || page?.title || stringOf(locales, 'common', `routes.${route}`)}
      description={page?.seoDescription || page?.lead}
      sharePath={page?.image?.sharePath}
    />
  );
}
