import type { ReactNode } from 'react';
import { ROUTES, type PaginatedRoute } from '../../config/routes';
import { useTranslation } from '../../i18n/translation';
import { FixedPage } from '../../sections/fixed-page/fixed-page';
import type { ListPageContext } from '../../seo/page-context';
import { Section } from '../../ui/section/section';
import { PageEnd } from '../page-end/page-end';
import { PageShell } from '../page-shell/page-shell';
import { Pagination } from '../pagination/pagination';

interface ListPageProps {
  pageContext: ListPageContext;
  route: PaginatedRoute;
  /** Texts of the editors. */
  page: Queries.PageTextsFragment | null;
  /** Whether there is nothing to show. */
  isEmpty: boolean;
  /** The items of this page. */
  children: ReactNode;
}

/** A page of a list: its name, its items, the way to the other pages. */
export function ListPage({ pageContext, route, page, isEmpty, children }: ListPageProps) {
  const { t } = useTranslation();
  const { pageNumber, pager } = pageContext;
  const name = t(`common:routes.${route}`);
  const place =
    pageNumber > 1
      ? {
          crumbs: [{ name, path: ROUTES[route] }],
          name: t('common:pagination.page', { page: pageNumber }),
        }
      : { name };
  return (
    <PageShell page={pageContext} isFallback={page?.isFallback} {...place}>
      <FixedPage page={page} route={route} pageNumber={pageNumber} compact>
        <Section flush>
          {isEmpty ? <p>{t(`common:empty.${route}`)}</p> : children}
          <Pagination listPath={ROUTES[route]} pageNumber={pageNumber} pager={pager} />
        </Section>
      </FixedPage>
      {route !== 'docs' && <PageEnd />}
    </PageShell>
  );
}
