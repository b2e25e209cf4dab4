import { useId } from 'react';
import { ROUTES } from '../../config/routes';
import { COMPARED } from '../../domain/forecast-result';
import { useProof } from '../../hooks/use-proof';
import { formatDate, formatMoney, formatPercent, formatReturn } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { moreLinkClass } from '../../ui/more-link/more-link';
import * as styles from './forecast-proof.module.css';

interface ForecastProofProps {
  /** The project that the page is about: the proof does not link to it. */
  here?: string;
}

/** The forecast of a finished project beside what it brought; nothing while none has a year behind it. */
export function ForecastProof({ here }: ForecastProofProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const proof = useProof(locale);
  const id = useId();
  if (!proof) return null;
  const { slug, title, year, forecast, result } = proof;
  const percent = (value: number) => formatPercent(value, language);
  const yearly = (value: number) => formatReturn(value, language);
  const show = {
    costPerDay: (value: number) => formatMoney(value, language),
    occupancy: percent,
    roi: yearly,
  };
  return (
    <div className={styles.proof} role="group" aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.title}>
          {t('proof:title')}
        </h3>
        <p className={styles.sentence}>
          {t('proof:sentence', {
            project: title,
            forecast: yearly(forecast.roi),
            result: yearly(result.roi),
          })}
        </p>
        <p className={styles.note}>
          {t('proof:period', {
            from: formatDate(year.from, language),
            to: formatDate(year.to, language),
            homes: t('proof:homes', { count: year.homes }),
          })}
        </p>
      </div>
      <div>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles.hidden}>{t('proof:what')}</span>
              </th>
              <th scope="col">{t('proof:forecast')}</th>
              <th scope="col">{t('proof:result')}</th>
            </tr>
          </thead>
          <tbody>
            {COMPARED.map((figure) => (
              <tr key={figure}>
                <th scope="row">{t(`proof:figure.${figure}`)}</th>
                <td>{show[figure](forecast[figure])}</td>
                <td>{show[figure](result[figure])}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className={styles.note}>{t('proof:note')}</p>
        {slug !== here && (
          <LocalizedLink to={`${ROUTES.projects}/${slug}`} className={moreLinkClass}>
            {t('proof:more', { project: title })}
          </LocalizedLink>
        )}
      </div>
    </div>
  );
}
