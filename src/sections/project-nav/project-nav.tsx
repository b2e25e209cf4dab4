import { useEffect, useRef } from 'react';
import type strings from '../../../locales/en/project.json';
import { useScrollSpy } from '../../hooks/use-scroll-spy';
import { REQUEST_ANCHOR } from '../../config/routes';
import type { Language } from '../../i18n/locales';
import { useTranslation } from '../../i18n/translation';
import { buttonClass } from '../../ui/button/button';
import * as styles from './project-nav.module.css';

/** Parts that the menu has a name for. */
type MenuPart = keyof typeof strings.menu;

interface ProjectNavProps {
  /** Parts that the page has, in their order; the same array as long as they are the same. */
  parts: readonly MenuPart[];
  /** Name of the project. */
  name: string;
  /** Language of the name where it is not the page's. */
  lang?: Language;
  /** The price in words. */
  price: string;
  /** What the button to the request says. */
  action: string;
}

/**
 * The menu within a project's page: it stays at the upper edge and marks the part in view; while
 * one reads, the name, the price and the way to the request stand beside it.
 */
export function ProjectNav({ parts, name, lang, price, action }: ProjectNavProps) {
  const { t } = useTranslation();
  const current = useScrollSpy(parts);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const scroller = list.current;
    if (!scroller) return;
    const link = scroller.querySelector<HTMLElement>('[aria-current]');
    // Scrolls the menu only: `scrollIntoView` would scroll the page, too.
    scroller.scrollLeft = link
      ? link.offsetLeft - (scroller.clientWidth - link.offsetWidth) / 2
      : 0;
  }, [current]);

  if (parts.length === 0) return null;
  return (
    <div className={styles.bar} data-reading={current !== undefined} data-print="none">
      <div className={styles.inner}>
        <p className={styles.name} lang={lang}>
          {name}
        </p>
        <nav className={styles.nav} aria-label={t('project:menuLabel')}>
          <ul className={styles.list} ref={list}>
            {parts.map((part) => (
              <li key={part}>
                <a
                  className={styles.link}
                  href={`#${part}`}
                  aria-current={part === current ? 'true' : undefined}
                >
                  {t(`project:menu.${part}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className={styles.price}>{price}</p>
        <a href={REQUEST_ANCHOR} className={`${buttonClass()} ${styles.request}`}>
          {action}
        </a>
      </div>
    </div>
  );
}
