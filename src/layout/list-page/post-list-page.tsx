import type { PostRoute } from '../../config/routes';
import { ROUTES } from '../../config/routes';
import { inListOrder } from '../../domain/list-pages';
import { type PostCard, PostCards } from '../../sections/post-cards/post-cards';
import type { ListPageContext } from '../../seo/page-context';
import { ListPage } from './list-page';

interface PostListPageProps {
  pageContext: ListPageContext;
  route: PostRoute;
  data: {
    /** Texts of the editors. */
    readonly page: Queries.PageTextsFragment | null;
    /** The posts of this page, from the end of the list. */
    readonly posts: { readonly nodes: readonly PostCard[] };
  };
}

/**
 * A page of the list of news, articles or documents. Each list has a template of its own that asks for
 * its type alone: Gatsby runs a query of `allPost` again whenever any post changes.
 */
export function PostListPage({ pageContext, route, data }: PostListPageProps) {
  const posts = inListOrder(data.posts.nodes);
  return (
    <ListPage pageContext={pageContext} route={route} page={data.page} isEmpty={posts.length === 0}>
      <PostCards posts={posts} listPath={ROUTES[route]} isMain />
    </ListPage>
  );
}
