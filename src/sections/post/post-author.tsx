import { graphql } from 'gatsby';
import { contentLanguage } from '../../i18n/content-language';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Portrait } from '../../ui/portrait/portrait';
import { Position } from '../../ui/position/position';
import * as styles from './post-author.module.css';

type Author = NonNullable<Queries.PostAuthorFragment['author']>;

/** Who wrote a text, below it: portrait, name, position and a few words. */
export function PostAuthor({ author }: { author: Author }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const { name, bio, photo, contentLocale } = author;
  return (
    <aside className={styles.author} aria-label={t('people:author')}>
      <div className={styles.portrait}>
        <Portrait name={name} image={photo} />
      </div>
      <div lang={contentLanguage(contentLocale, locale)}>
        <p className={styles.label} lang={language}>
          {t('people:author')}
        </p>
        <p className={styles.name}>{name}</p>
        <Position member={author} className={styles.label} />
        {bio && <p>{bio}</p>}
      </div>
    </aside>
  );
}

export const fragment = graphql`
  fragment PostAuthor on Post {
    author {
      name
      position
      role
      bio
      contentLocale
      photo {
        alt
        gatsbyImageData(width: 480, aspectRatio: 0.8)
      }
    }
  }
`;
