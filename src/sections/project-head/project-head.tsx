import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/locales';
import { REQUEST_ANCHOR } from '../../config/routes';
import { buttonClass } from '../../ui/button/button';
import * as styles from './project-head.module.css';
import { ProjectMosaic } from './project-mosaic';

interface ProjectHeadProps {
  project: Queries.ProjectHeadFragment;
  /** Language of the texts where it is not the page's. */
  lang?: Language;
  /** What else a visitor may do with the project. */
  children?: ReactNode;
}

/** Letters from which a title is set smaller, so that it does not fill the screen. */
const LONG_TITLE = 48;

/** How a project's page begins: pictures, area, name, one sentence, what to do next. */
export function ProjectHead({ project, lang, children }: ProjectHeadProps) {
  const { t } = useTranslation();
  const { title, summary, area, type, sold } = project;
  return (
    <header>
      <ProjectMosaic cover={project.image} gallery={project.gallery} />
      <div className={styles.text}>
        <p className={styles.kind}>
          {[area?.name, t(`common:project.type.${type}`)].filter(Boolean).join(' · ')}
          {sold && <strong className={styles.sold}>{t('common:project.sold')}</strong>}
        </p>
        <h1 className={title.length > LONG_TITLE ? styles.long : undefined} lang={lang}>
          {title}
        </h1>
        <div className={styles.aside}>
          {summary && (
            <p className={styles.summary} lang={lang}>
              {summary}
            </p>
          )}
          <a href={REQUEST_ANCHOR} className={`${buttonClass()} ${styles.request}`}>
            {t('common:request.viewing')}
          </a>
          {children}
        </div>
      </div>
    </header>
  );
}

export const fragment = graphql`
  fragment ProjectHead on Project {
    title
    summary
    type
    sold
    area {
      name
    }
    image {
      ...MosaicCover
    }
    gallery {
      ...MosaicPicture
    }
  }
`;
