import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useLocale } from '../../i18n/use-locale';
import { CardGrid } from '../../ui/card-grid/card-grid';
import { Picture } from '../../ui/picture/picture';

/** News, articles and documents look alike in lists. */
export interface PostCard {
  readonly slug: string;
  readonly title: string;
  readonly summary: string | null;
  readonly publishedAt: string;
  readonly contentLocale: string;
  readonly image?: { readonly gatsbyImageData: IGatsbyImageData } | null;
}

interface PostCardsProps {
  posts: readonly PostCard[];
  /** Path of the list they belong to, without a locale prefix. */
  listPath: string;
  headings?: 'h2' | 'h3';
}

/** A dated list of texts. */
export function PostCards({ posts, listPath, headings: Heading = 'h3' }: PostCardsProps) {
  const { locale, language } = useLocale();
  return (
    <CardGrid>
      {posts.map((post) => (
        <li key={post.slug} lang={contentLanguage(post.contentLocale, locale)}>
          <LocalizedLink to={`${listPath}/${post.slug}`}>
            {post.image && <Picture image={post.image.gatsbyImageData} alt="" />}
            <Heading>{post.title}</Heading>
          </LocalizedLink>
          <time dateTime={post.publishedAt} lang={language}>
            {formatDate(post.publishedAt, language)}
          </time>
          {post.summary && <p>{post.summary}</p>}
        </li>
      ))}
    </CardGrid>
  );
}
