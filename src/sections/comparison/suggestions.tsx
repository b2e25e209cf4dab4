import { ROUTES } from '../../config/routes';
import { hasPrice } from '../../domain/project';
import { formatMoney } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { unitLine } from '../../i18n/unit-line';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image';
import type { ComparedHome } from './compared-homes';
import * as styles from './suggestions.module.css';

interface SuggestionsProps {
  title: string;
  homes: readonly ComparedHome[];
  onAdd: (home: string) => void;
}

/** Homes with their plans, each of them a press away from the comparison. */
export function Suggestions({ title, homes, onAdd }: SuggestionsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  return (
    <section aria-label={title} data-print="none">
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.homes}>
        {homes.map(({ text, name, project, unit }) => (
          <li key={text} className={styles.home}>
            <div className={styles.plan}>
              {unit.plan && (
                <ResponsiveImage
                  image={unit.plan.gatsbyImageData}
                  alt=""
                  sizes="(min-width: 1024px) 20rem, (min-width: 768px) 30vw, 7rem"
                />
              )}
            </div>
            <div className={styles.text}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.project}>
                <LocalizedLink to={`${ROUTES.projects}/${project.slug}#apartments`}>
                  {project.title}
                </LocalizedLink>
              </p>
              <p className={styles.size}>{unitLine(unit, t, language)}</p>
              <p className={styles.price}>
                {hasPrice(unit.priceConstruction)
                  ? formatMoney(unit.priceConstruction, language)
                  : t('common:project.onRequest')}
              </p>
            </div>
            <Button
              look="outline"
              className={styles.add}
              aria-label={t('compare:addThis', { home: `${project.title}, ${name}` })}
              onClick={() => onAdd(text)}
            >
              {t('compare:addShort')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
