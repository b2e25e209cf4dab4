import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { type HeadingImage, PageHeading } from '../../ui/page-heading/page-heading';
import { RichText } from '../../ui/rich-text/rich-text';
import { outline, readingMinutes } from '../../utils/outline';
import * as styles from './post.module.css';

/** News, articles and documents read alike. */
export interface PostText {
  readonly title: string;
  readonly summary: string | null;
  readonly body: string | null;
  readonly publishedAt: string;
  readonly contentLocale: string;
  readonly image?: HeadingImage | null;
}

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
  const { html, entries } = outline(post.body ?? '');
  const isLong = entries.length >= LONG_TEXT_HEADINGS;
  return (
    <article>
      <PageHeading
        title={post.title}
        lead={post.summary}
        image={post.image}
        lang={lang}
        visualisation={t('common:visualisation')}
      >
        <p lang={language}>
          <time dateTime={post.publishedAt}>{formatDate(post.publishedAt, language)}</time>
          {readingTime && post.body && (
            <> · {t('common:readingTime', { count: readingMinutes(post.body) })}</>
          )}
        </p>
      </PageHeading>
      {html && (
        <div className={`${styles.body} ${isLong ? styles.withContents : ''}`}>
          {isLong && (
            <nav className={styles.contents} aria-labelledby="contents" data-print="none">
              <p id="contents" className={styles.label}>
                {t('common:contents')}
              </p>
              <ol className={styles.list} lang={lang}>
                {entries.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`}>{text}</a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <RichText html={html} locale={locale} lang={lang} />
        </div>
      )}
    </article>
  );
}

export const fragments = graphql`
  fragment NewsText on News {
    title
    summary
    body
    publishedAt
    contentLocale
    isFallback
    seoTitle
    seoDescription
    image {
      alt
      isVisualisation
      sharePath
      gatsbyImageData(width: 1440, aspectRatio: 1.78)
    }
  }

  fragment ArticleText on Article {
    title
    summary
    body
    publishedAt
    contentLocale
    isFallback
    seoTitle
    seoDescription
    image {
      alt
      isVisualisation
      sharePath
      gatsbyImageData(width: 1440, aspectRatio: 1.78)
    }
  }

  fragment DocText on Doc {
    title
    summary
    body
    publishedAt
    contentLocale
    isFallback
    seoTitle
    seoDescription
  }
`;
