import { SHEETS } from '../../domain/map-sheet';
import { useMapContent } from '../../hooks/use-map-content';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import * as styles from './coast-map.module.css';
import { DrawnMap } from './drawn-map';
import { MapIndex } from './map-index';

/** The coast that the company builds on, with its areas, all projects and a list of them. */
export function CoastMap() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const content = useMapContent(locale);
  return (
    <div className={styles.layout}>
      <DrawnMap
        {...content}
        sheet={SHEETS.coast}
        label={t('map:coast', { count: content.pins.length })}
        numbered
        inset
      />
      <MapIndex places={content.pins} />
    </div>
  );
}
