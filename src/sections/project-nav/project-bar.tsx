import { REQUEST_ANCHOR } from '../../config/routes';
import type { Language } from '../../i18n/locales';
import { buttonClass } from '../../ui/button/button';
import * as styles from './project-bar.module.css';

interface ProjectBarProps {
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
 * On a phone, the price and the way to the request at the lower edge, once the page's own have been
 * scrolled away. It stands right before the form: there it leaves the screen, so that it never hides
 * what is filled in or comes after.
 */
export function ProjectBar({ name, lang, price, action }: ProjectBarProps) {
  return (
    <aside className={styles.bar} aria-label={action} data-print="none" data-lower-bar="scrolled">
      <p className={styles.price}>
        <span className={styles.name} lang={lang}>
          {name}
        </span>
        {price}
      </p>
      <a href={REQUEST_ANCHOR} className={`${buttonClass()} ${styles.request}`}>
        {action}
      </a>
    </aside>
  );
}
