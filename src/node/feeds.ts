import { Feed } from 'feed';
import { FEED_PATH, postPath, ROUTES } from '../config/routes';
import { LOCALES, type Locale } from '../i18n/locales';
import { localizePath } from '../i18n/paths';

/** Posts of a feed, the newest first. */
const FEED_SIZE = 30;

/** A post in one locale. */
export interface FeedPost {
  slug: string;
  locale: string;
  /** Locale whose text it is. */
  contentLocale: string;
  title: string;
  summary: string | null;
  publishedAt: string;
}

export interface FeedContent {
  news: readonly FeedPost[];
  articles: readonly FeedPost[];
}

interface FeedOptions {
  locale: Locale;
  /** Origin of the site, no trailing slash. */
  siteUrl: string;
  company: string;
  tagline: string | null;
}

/**
 * RSS feed of the news and articles of a locale. A post without a translation is left out: its
 * original is in the feed of its own language.
 */
export function postFeed(content: FeedContent, options: FeedOptions): string {
  const { locale, siteUrl, company, tagline } = options;
  const url = (path: string) => siteUrl + localizePath(path, locale);
  const posts = ([ROUTES.news, ROUTES.articles] as const)
    .flatMap((list) =>
      (list === ROUTES.news ? content.news : content.articles).map((post) => ({ ...post, list })),
    )
    .filter((post) => post.locale === locale && post.contentLocale === locale)
    .sort((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a.slug.localeCompare(b.slug))
    .slice(0, FEED_SIZE);
  const [newest] = posts;
  const feed = new Feed({
    id: url(ROUTES.home),
    link: url(ROUTES.home),
    title: company,
    description: tagline ?? company,
    language: LOCALES[locale].language,
    generator: false,
    // The time of the build would change the file at each of them.
    updated: newest ? new Date(newest.publishedAt) : new Date(0),
    feedLinks: { rss: url(FEED_PATH) },
  });
  for (const { list, slug, title, summary, publishedAt } of posts) {
    const link = url(postPath(list, slug));
    feed.addItem({
      id: link,
      link,
      title,
      date: new Date(publishedAt),
      ...(summary && { description: summary }),
    });
  }
  return feed.rss2();
}

/** Path of a locale's feed below the public folder. */
export const feedFile = (locale: Locale): string => localizePath(FEED_PATH, locale).slice(1);
