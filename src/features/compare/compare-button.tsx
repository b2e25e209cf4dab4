import { useEffect } from 'react';
import { NEEDS_HYDRATION } from '../../config/browser';
import { ROUTES } from '../../config/routes';
import { homeText, writeComparison, type HomeKey } from '../../domain/comparison';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { buttonClass } from '../../ui/button/button';
import * as styles from './compare-button.module.css';
import { useCompared } from './compare-store';

interface CompareButtonProps extends HomeKey {
  /** What it is called, for screen readers: one page has many of these buttons. */
  name: string;
}

/** Takes a home into the comparison or out of it, and leads there once it is in. */
export function CompareButton({ name, ...home }: CompareButtonProps) {
  const { t } = useTranslation();
  const { homes, restore, toggle } = useCompared();
  const text = homeText(home);
  const isChosen = homes.includes(text);
  useEffect(restore, [restore]);
  return (
    <span className={styles.compare} data-print="none">
      <button
        {...NEEDS_HYDRATION}
        type="button"
        className={`${buttonClass('quiet')} ${styles.button}`}
        aria-pressed={isChosen}
        aria-label={t('common:compare.home', { home: name })}
        onClick={() => toggle(text)}
      >
        <span className={styles.box} aria-hidden="true" />
        {t('common:compare.add')}
      </button>
      {isChosen && (
        <LocalizedLink to={ROUTES.compare + writeComparison(homes)}>
          {t('common:compare.open', { count: homes.length })}
        </LocalizedLink>
      )}
    </span>
  );
}
