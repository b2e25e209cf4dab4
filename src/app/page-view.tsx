import { useEffect } from 'react';
import type { PageContext } from '../seo/page-context';
import { pageViewOf } from '../seo/page-view';
import { beginPage, trackPage } from '../utils/data-layer';
import { nextTitle } from '../utils/next-title';

const isSitePage = (page: Partial<PageContext>): page is PageContext => page.pageType !== undefined;

let isFirstPage = true;

interface PageViewProps {
  /** Gatsby's own pages for developers are not tracked. */
  page: Partial<PageContext>;
  pathname: string;
}

/**
 * Sends one `page_view` per page shown: a filter in its address does not count as another. It is
 * rendered ahead of the page, so that its effect runs before those of the page.
 */
export function PageView({ page, pathname }: PageViewProps) {
  useEffect(() => {
    beginPage();
    let isLeft = false;
    // Gatsby changes the head some moments after the page.
    const title = isFirstPage ? Promise.resolve(document.title) : nextTitle();
    isFirstPage = false;
    void title.then((text) => {
      if (!isLeft && isSitePage(page)) trackPage(pageViewOf(page, window.location, text));
    });
    return () => {
      isLeft = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a page is another one by its path alone
  }, [pathname]);
  return null;
}
