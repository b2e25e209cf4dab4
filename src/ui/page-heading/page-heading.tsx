import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { ReactNode } from 'react';
import type { Language } from '../../i18n/locales';
import { Picture } from '../picture/picture';
import * as styles from './page-heading.module.css';

export interface HeadingImage {
  readonly alt: string;
  readonly isVisualisation: boolean;
  readonly gatsbyImageData: IGatsbyImageData;
}

interface PageHeadingProps {
  title: string;
  /** One or two sentences under the title. */
  lead?: string | null;
  image?: HeadingImage | null;
  /** Caption of a computer-made picture. */
  visualisation: string;
  /** Language of the title where it is not the page's. */
  lang?: Language;
  /** Language of the lead where it is not the page's; the title's by default. */
  leadLang?: Language;
  /** Small type above the title: dates, kinds. */
  children?: ReactNode;
}

/** The head of a page: its title, a sentence, a picture. */
export function PageHeading(props: PageHeadingProps) {
  const { title, lead, image, visualisation, lang, children } = props;
  const leadLang = 'leadLang' in props ? props.leadLang : lang;
  return (
    <header className={styles.head}>
      <div className={styles.text}>
        {children && <div className={styles.notes}>{children}</div>}
        <h1 lang={lang}>{title}</h1>
        {lead && (
          <p className={styles.lead} lang={leadLang}>
            {lead}
          </p>
        )}
      </div>
      {image && (
        <div className={styles.image}>
          <Picture
            image={image.gatsbyImageData}
            alt={image.alt}
            caption={image.isVisualisation ? visualisation : undefined}
            loading="eager"
          />
        </div>
      )}
    </header>
  );
}
