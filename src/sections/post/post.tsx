import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { type HeadingImage, PageHeading } from '../../ui/page-heading/page-heading';
import { RichText } from '../../ui/rich-text/rich-text';

/** News, articles and documents read alike. */
export interface PostText {
  readonly title: string;
  readonly summary: string | null;
  readonly body: string | null;
  readonly publishedAt: string;
  readonly contentLocale: string;
  readonly image?: HeadingImage | null;
}

/** A dated text with its head. */
export function Post({ post }: { post: PostText }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const lang = contentLanguage(post.contentLocale, locale);
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
        </p>
      </PageHeading>
      {post.body && <RichText html={post.body} locale={locale} lang={lang} />}
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
      gatsbyImageData(width: 1280)
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
      gatsbyImageData(width: 1280)
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
