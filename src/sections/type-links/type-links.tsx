import { ROUTES, TYPE_ROUTES } from '../../config/routes';
import { PROJECT_TYPES } from '../../domain/project';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import * as styles from './type-links.module.css';

interface TypeLinksProps {
  /** Types of the projects on show; the others have no link. */
  types: readonly string[];
  /** Type whose page this is. */
  current?: string;
}

/** Links to the page of each type of home. */
export function TypeLinks({ types, current }: TypeLinksProps) {
  const { t } = useTranslation();
  const shown = PROJECT_TYPES.filter((type) => types.includes(type));
  return (
    <nav aria-label={t('projects:types')}>
      <ul className={styles.links}>
        {current && (
          <li>
            <LocalizedLink to={ROUTES.projects}>{t('common:more.projects')}</LocalizedLink>
          </li>
        )}
        {shown.map((type) => (
          <li key={type}>
            <LocalizedLink
              to={ROUTES[TYPE_ROUTES[type]]}
              aria-current={type === current ? 'page' : undefined}
            >
              {t(`common:project.type.${type}`)}
            </LocalizedLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
