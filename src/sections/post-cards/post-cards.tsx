import { graphql } from 'gatsby';
import { postPath } from '../../config/routes';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { OriginalLanguage } from '../../i18n/original-language';
import { useLocale } from '../../i18n/use-locale';
import * as rows from '../../ui/list-rows/list-rows.module.css';
import { Picture } from '../../ui/picture/picture';
import * as styles from './post-cards.module.css';

/** News, articles and documents look alike in lists; only some lists ask for pictures. */
export type PostCard = Queries.PostCardFragment & Partial<Queries.PostCardPictureFragment>;

interface PostCardsProps {
  posts: readonly PostCard[];
  /** Path of the list they belong to, without a locale prefix. */
  listPath: string;
  /** Whether the page is about this list: headings right below its title, a picture at once. */
  isMain?: boolean;
  /** Whether pictures are shown where there are any. */
  pictures?: boolean;
}

/** A dated list of texts. */
export function PostCards(props: PostCardsProps) {
  const { posts, listPath, isMain = false, pictures = true } = props;
  const Heading = isMain ? 'h2' : 'h3';
  const { locale, language } = useLocale();
  const illustrated = pictures && posts.some(({ image }) => image);
  return (
    <ul className={`${rows.list} ${illustrated ? '' : styles.plain}`}>
      {posts.map((post, index) => (
        <li key={post.slug} className={`${rows.row} ${styles.post}`} data-reveal="">
          <p className={`${rows.note} ${styles.date}`}>
            <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>
          </p>
          <div lang={contentLanguage(post.contentLocale, locale)}>
            <Heading className={rows.title}>
              <LocalizedLink
                to={postPath(listPath, post.slug)}
                className={rows.link}
                hrefLang={contentLanguage(post.contentLocale, locale)}
              >
                {post.title}
              </LocalizedLink>
              <small className={styles.original}>
                <OriginalLanguage contentLocale={post.contentLocale} />
              </small>
            </Heading>
            {post.summary && <p className={rows.text}>{post.summary}</p>}
          </div>
          {illustrated && (
            <div className={styles.picture}>
              {post.image && (
                <Picture
                  image={post.image.gatsbyImageData}
                  alt=""
                  sizes="(min-width: 768px) 176px, 100vw"
                  loading={isMain && index === 0 ? 'eager' : 'lazy'}
                />
              )}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

export const fragments = graphql`
  fragment PostCard on Post {
    slug
    title
    summary
    publishedAt
    contentLocale
  }

  fragment PostCardPicture on Post {
    image {
      gatsbyImageData(width: 960, aspectRatio: 1.5)
    }
  }
`;
