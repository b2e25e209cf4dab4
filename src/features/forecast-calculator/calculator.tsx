import { useEffect, useId, useRef, useState } from 'react';
import type { Scenario } from '../../domain/forecast';
import { unitStatus, type Home } from '../../domain/home';
import {
  OWN_LIMITS,
  readOwnForecast,
  withinLimits,
  writeOwnForecast,
  type OwnFigure,
  type OwnForecast,
  type PaymentStage,
} from '../../domain/own-forecast';
import { isOtherCurrency } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import type { Translate } from '../../i18n/translator';
import { track } from '../../utils/data-layer';
import { CalculatorActions } from './calculator-actions';
import { CalculatorResult } from './calculator-result';
import * as styles from './calculator.module.css';
import { FigureField } from './figure-field';

/** A type that can be computed with. */
export interface CalculatedUnit {
  readonly name: string;
  readonly kind: string;
  readonly sold: boolean;
  readonly priceConstruction: number | null;
  readonly runningCosts: number | null;
}

export interface CalculatedScenario {
  readonly scenario: Scenario;
  readonly costPerDay: number;
  readonly occupancy: number;
  readonly managementFee: number;
  readonly tax: number;
}

export interface CalculatorProps {
  project: {
    readonly slug: string;
    readonly title: string;
    readonly deadline: string | null;
    readonly leaseUntil: string | null;
    readonly paymentStages: readonly PaymentStage[];
    readonly homes: readonly Home[];
    readonly units: readonly CalculatedUnit[];
  };
  /** What the fields begin with. */
  scenario: CalculatedScenario;
  rates: readonly { readonly currency: string; readonly rate: number }[];
  /** ISO 8601 date of the rates. */
  ratesOn: string | null;
  /** ISO 8601 date of the build. */
  today: string;
  t: Translate<'calculator'>;
}

/** Browsers limit how often an address may change. */
const ADDRESS_DELAY_MS = 400;

const FIGURES = Object.keys(OWN_LIMITS) as OwnFigure[];

/** Computes the income of a home with a visitor's own figures, which stand in the address. */
export function Calculator(props: CalculatorProps) {
  const { project, scenario, rates, t } = props;
  const { labelOf } = useTranslation();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const units = project.units.filter(
    (unit) => unit.priceConstruction && unitStatus(unit, project.homes) !== 'sold',
  );
  const currencies = rates.filter(({ currency }) => isOtherCurrency(currency));
  const [own, setOwn] = useState<OwnForecast>(() =>
    readOwnForecast(window.location.search, {
      units: units.map(({ name }) => name),
      currencies: currencies.map(({ currency }) => currency),
      assumptions: scenario,
    }),
  );
  const changed = useRef(new Set<string>());
  const change = (next: Partial<OwnForecast>) => {
    for (const figure of Object.keys(next)) {
      if (changed.current.has(figure)) continue;
      changed.current.add(figure);
      track('forecast_change', { item_id: project.slug, figure });
    }
    setOwn((before) => ({ ...before, ...next }));
  };
  useEffect(() => {
    if (changed.current.size === 0) return undefined;
    const timer = setTimeout(() => {
      const { pathname, search } = window.location;
      const address = `${pathname}${writeOwnForecast(search, own)}#forecast`;
      window.history.replaceState(window.history.state, '', address);
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [own]);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    track('forecast_open', { item_id: project.slug });
  }, [project.slug]);
  const unit = units.find(({ name }) => name === own.unit);
  return (
    <div className={styles.calculator}>
      <h3 ref={title} className={styles.title} tabIndex={-1}>
        {t('calculator:title')}
      </h3>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        {units.length > 0 && (
          <p className={styles.choice}>
            <label htmlFor={`${id}unit`}>{t('calculator:home')}</label>
            <select
              id={`${id}unit`}
              value={own.unit}
              onChange={({ target }) => change({ unit: target.value })}
            >
              {units.map(({ name, kind }) => (
                <option key={name} value={name}>
                  {`${labelOf('project:unit.kind', kind)} ${name}`}
                </option>
              ))}
            </select>
          </p>
        )}
        {FIGURES.map((figure) => (
          <FigureField
            key={figure}
            id={`${id}${figure}`}
            label={t(`calculator:figure.${figure}`)}
            limit={
              figure === 'night'
                ? { ...OWN_LIMITS.night, slider: Math.round(scenario.costPerDay * 2.5) }
                : OWN_LIMITS[figure]
            }
            value={own[figure]}
            onChange={(value) => change({ [figure]: withinLimits(figure, value) })}
          />
        ))}
        {currencies.length > 0 && (
          <p className={styles.choice}>
            <label htmlFor={`${id}currency`}>{t('calculator:currency')}</label>
            <select
              id={`${id}currency`}
              value={own.currency ?? ''}
              onChange={({ target }) => change({ currency: target.value || undefined })}
            >
              <option value="">{t('calculator:dollars')}</option>
              {currencies.map(({ currency }) => (
                <option key={currency} value={currency}>
                  {labelOf('project:currency', currency)}
                </option>
              ))}
            </select>
          </p>
        )}
      </form>
      <CalculatorResult {...props} own={own} unit={unit} />
      <CalculatorActions own={own} project={project.slug} t={t} />
    </div>
  );
}
