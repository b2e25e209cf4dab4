import { graphql } from 'gatsby';
import { useEffect, type ReactNode } from 'react';
import type { Language } from '../../i18n/locales';
import { itemOf } from '../../domain/analytics-items';
import { REQUEST_ANCHOR } from '../../config/routes';
import { useTranslation } from '../../i18n/translation';
import { trackShown } from '../../utils/data-layer';
import { buttonClass } from '../../ui/button/button';
import * as styles from './project-head.module.css';
import { ProjectMosaic } from './project-mosaic';

interface ProjectHeadProps {
  project: Queries.ProjectHeadFragment;
  /** Language of the texts where it is not the page's. */
  lang?: Language;
  /** What the button to the request says. */
  action: string;
  /** What else a visitor may do with the project. */
  more?: ReactNode;
  /** The key figures, between the name and the sentence. */
  children?: ReactNode;
}

/** Letters from which a title is set smaller, so that it does not fill the screen. */
const LONG_TITLE = 24;

/** How a project's page begins: pictures, area, name, what to do next, figures, one sentence. */
export function ProjectHead({ project, lang, action, more, children }: ProjectHeadProps) {
  const { t, labelOf } = useTranslation();
  const { title, summary, area, type, sold } = project;
  useEffect(() => {
    const value = project.priceConstruction ?? undefined;
    trackShown('view_item', { currency: 'USD', value, items: [itemOf(project)] });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a project is another one by its slug
  }, [project.slug]);
  return (
    <header>
      <ProjectMosaic cover={project.image} gallery={project.gallery} />
      <div className={styles.text}>
        <div>
          <p className={styles.kind}>
            {[area?.name, labelOf('common:project.type', type)].filter(Boolean).join(' · ')}
            {sold && <strong className={styles.sold}>{t('common:project.sold')}</strong>}
          </p>
          <h1 className={title.length > LONG_TITLE ? styles.long : undefined} lang={lang}>
            {title}
          </h1>
        </div>
        <div className={styles.actions}>
          <a href={REQUEST_ANCHOR} className={`${buttonClass()} ${styles.request}`}>
            {action}
          </a>
          {more}
        </div>
        <div className={styles.figures}>{children}</div>
        {summary && (
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
        )}
      </div>
    </header>
  );
}

export const fragment = graphql`
  fragment ProjectHead on Project {
    slug
    priceConstruction
    title
    summary
    type
    sold
    area {
      slug
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
