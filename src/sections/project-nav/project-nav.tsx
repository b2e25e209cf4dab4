import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectSection } from '../../domain/project';
import { useScrollSpy } from '../../hooks/use-scroll-spy';
import { REQUEST_ANCHOR } from '../../config/routes';
import { buttonClass } from '../../ui/button/button';
import * as styles from './project-nav.module.css';

interface ProjectNavProps {
  /** Parts that the page has, in their order; the same array as long as they are the same. */
  sections: readonly ProjectSection[];
  /** The price in words. */
  price: string;
}

/**
 * The menu within a project's page: it stays at the upper edge and marks the part in view; while
 * one reads, the price and the way to a viewing stand beside it.
 */
export function ProjectNav({ sections, price }: ProjectNavProps) {
  const { t } = useTranslation();
  const current = useScrollSpy(sections);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const scroller = list.current;
    if (!scroller) return;
    const link = scroller.querySelector<HTMLElement>('[aria-current]');
    // Only the menu is moved: `scrollIntoView` would move the page, too.
    scroller.scrollLeft = link
      ? link.offsetLeft - (scroller.clientWidth - link.offsetWidth) / 2
      : 0;
  }, [current]);

  if (sections.length === 0) return null;
  return (
    <div className={styles.bar} data-reading={current !== undefined} data-print="none">
      <div className={styles.inner}>
        <nav className={styles.nav} aria-label={t('project:menuLabel')}>
          <ul className={styles.list} ref={list}>
            {sections.map((section) => (
              <li key={section}>
                <a
                  className={styles.link}
                  href={`#${section}`}
                  aria-current={section === current ? 'true' : undefined}
                >
                  {t(`project:menu.${section}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.price}>{price}</p>
        <a href={REQUEST_ANCHOR} className={`${buttonClass()} ${styles.request}`}>
          {t('common:request.viewing')}
        </a>
      </div>
    </div>
  );
}
