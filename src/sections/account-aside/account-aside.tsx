import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { fieldLanguage } from '../../i18n/content-language';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Picture } from '../../ui/picture/picture';
import * as styles from './account-aside.module.css';

interface AccountAsideProps {
  /** What the editors show beside the forms; nothing where they have not chosen a picture. */
  page: Queries.AccountAsideFragment | null;
  /** The form. */
  children: ReactNode;
}

/** A form of the account with a picture and a sentence beside it, where the screen is wide. */
export function AccountAside({ page, children }: AccountAsideProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  if (!page?.image) return <>{children}</>;
  const { image, lead } = page;
  return (
    <div className={styles.layout}>
      <div>{children}</div>
      <aside className={styles.aside} aria-label={t('account:aside')}>
        <Picture
          image={image.gatsbyImageData}
          alt={image.alt}
          sizes="(min-width: 1024px) 40vw, 1px"
          caption={image.isVisualisation ? t('common:visualisation') : undefined}
          loading="lazy"
        />
        {lead && (
          <p className={styles.lead} lang={fieldLanguage(page, 'lead', locale)}>
            {lead}
          </p>
        )}
      </aside>
    </div>
  );
}

export const fragment = graphql`
  fragment AccountAside on Page {
    lead
    fallbackFields
    fallbackLocales
    image {
      alt
      isVisualisation
      gatsbyImageData(width: 720)
    }
  }
`;
