import { type Forecast, nightsLet, paybackYears } from '../../domain/forecast';
import { hasPrice } from '../../domain/project';
import { formatMoney, formatReturn } from '../../i18n/format';
import type { Language } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';

/**
 * Says in words what a scenario's figures say.
 *
 * @param row - the scenario: what it assumes and what follows
 * @param price - what the buyer pays, US dollars; nothing or 0 where it is on request
 * @param t - strings of `project`
 * @param language - of the page
 */
export function forecastSentence(
  row: Forecast & { costPerDay: number; occupancy: number },
  price: number | null,
  t: Translate<'project'>,
  language: Language,
): string {
  const said = {
    nights: t('project:nights', { count: nightsLet(row.occupancy) }),
    rate: formatMoney(row.costPerDay, language),
    net: formatMoney(row.netIncome, language),
  };
  const years = paybackYears(row.netIncome, price);
  if (!hasPrice(price) || years === undefined || row.roi === undefined) {
    return t('project:forecastSentence.withoutPrice', said);
  }
  return t('project:forecastSentence.withPrice', {
    ...said,
    price: formatMoney(price, language),
    roi: formatReturn(row.roi, language),
    years: t('project:years', { count: Math.max(1, Math.round(years)) }),
  });
}
