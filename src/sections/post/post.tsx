import { graphql } from 'gatsby';
import { contentLanguage, fieldLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { PageHeading } from '../../ui/page-heading/page-heading';
import { RichText } from '../../ui/rich-text/rich-text';
import { outline, readingMinutes } from '../../utils/outline';
import * as styles from './post.module.css';

/** News, articles and documents read alike; only some pages ask for the picture. */
export type PostText = Queries.PostTextFragment &
  Partial<Queries.PostPictureFragment & Queries.PostAuthorFragment>;

/** Headings from which on a text gets a table of contents. */
const LONG_TEXT_HEADINGS = 3;

interface PostProps {
  post: PostText;
  /** Whether to say how long it takes to read. */
  readingTime?: boolean;
}

/** A dated text with its head, and a table of contents where it is long. */
export function Post({ post, readingTime = false }: PostProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const lang = contentLanguage(post.contentLocale, locale);
  const bodyLang = fieldLanguage(post, 'body', locale);
  const { html, entries } = outline(post.body ?? '');
  const isLong = entries.length >= LONG_TEXT_HEADINGS;
  return (
    <article>
      <PageHeading
        title={post.title}
        lead={post.summary}
        leadLang={fieldLanguage(post, 'summary', locale)}
        image={post.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      >
        <p lang={language}>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>
          {readingTime && post.body && (
            <> · {t('common:readingTime', { count: readingMinutes(post.body) })}</>
          )}
          {post.author && <> · {post.author.name}</>}
        </p>
      </PageHeading>
      {html && (
        <div className={`${styles.body} ${isLong ? styles.withContents : ''}`}>
          {isLong && (
            <nav className={styles.contents} aria-labelledby="contents" data-print="none">
              <p id="contents" className={styles.label}>
                {t('common:contents')}
              </p>
              <ol className={styles.list} lang={bodyLang}>
                {entries.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <RichText html={html} locale={locale} lang={bodyLang} />
        </div>
      )}
    </article>
  );
}

export const fragments = graphql`
  fragment PostText on Post {
    title
    summary
    body
    publishedAt
    updatedAt
    contentLocale
    fallbackFields
    fallbackLocales
    isFallback
    seoTitle
    seoDescription
  }

  fragment PostPicture on Post {
    image {
      alt
      isVisualisation
      sharePath
      gatsbyImageData(width: 1440, aspectRatio: 1.78)
    }
  }
`;
