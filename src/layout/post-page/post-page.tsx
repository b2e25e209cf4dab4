import type { ReactNode } from 'react';
import { modifiedAfter } from '../../domain/publication';
import { contentLanguage } from '../../i18n/content-language';
import { useTranslation } from '../../i18n/translation';
import { type PostRoute, ROUTES } from '../../config/routes';
import { Post, type PostText } from '../../sections/post/post';
import type { PageContext } from '../../seo/page-context';
import { PageHead } from '../../seo/page-head';
import { PageShell } from '../page-shell/page-shell';

interface PostPageProps {
  pageContext: PageContext;
  /** The list that it belongs to. */
  route: PostRoute;
  post: PostText;
  /** Whether to say how long it takes to read. */
  readingTime?: boolean;
  /** Structured data about the post. */
  data?: ReactNode;
  /** What follows the text. */
  children?: ReactNode;
}

/** The page of a piece of news, an article or a document. */
export function PostPage(props: PostPageProps) {
  const { pageContext, route, post, readingTime, data, children } = props;
  const { t } = useTranslation();
  return (
    <PageShell
      page={pageContext}
      crumbs={[{ name: t(`common:routes.${route}`), path: ROUTES[route] }]}
      name={post.title}
      lang={contentLanguage(post.contentLocale, pageContext.locale)}
      isFallback={post.isFallback}
    >
      <Post post={post} readingTime={readingTime} />
      {data}
      {children}
    </PageShell>
  );
}

/** Head of the page of a post. */
export function PostHead({ pageContext, post }: Pick<PostPageProps, 'pageContext' | 'post'>) {
  return (
    <PageHead
      page={pageContext}
      title={post.seoTitle || post.title}
      description={post.seoDescription || post.summary}
      sharePath={post.image?.sharePath}
      shareAlt={post.image?.alt}
      type="article"
      published={post.publishedAt}
      modified={modifiedAfter(post.publishedAt, post.updatedAt)}
    />
  );
}
