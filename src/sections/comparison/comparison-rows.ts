import { computeForecast, leaseYears, remainderOf } from '../../domain/forecast';
import { countHomes, unitStatus } from '../../domain/home';
import { deadlineSeason, hasArea, hasPrice } from '../../domain/project';
import { formatDate, formatMoney, formatNumber, formatReturn } from '../../i18n/format';
import type { Language } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';
import type { ComparedHome } from './compared-homes';

interface Wording {
  t: Translate<'common' | 'compare' | 'project'>;
  language: Language;
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

/** A line of the comparison. */
export interface ComparisonRow {
  label: string;
  /** One for each home; undefined where it is not known. */
  values: (string | undefined)[];
}

function statusOf({ project, unit }: ComparedHome, { t }: Wording): string {
  const count = countHomes(project.homes, [unit], unit.name);
  return count && count.left > 0
    ? t('project:unit.left', { ...count })
    : t(`project:homeStatus.${unitStatus(unit, project.homes)}`);
}

function seasonOf({ project }: ComparedHome, { t }: Wording): string | undefined {
  const season = project.deadline ? deadlineSeason(project.deadline) : undefined;
  return season && t(`common:season.${season.season}`, { year: season.year });
}

/** Returns of the realistic scenario for the home's own price. */
function returnsOf({ project, unit }: ComparedHome, today: string) {
  const row = project.forecast.find(({ scenario }) => scenario === 'realistic');
  if (!row) return {};
  const { netIncome, roi } = computeForecast(row, unit.priceConstruction);
  const years = leaseYears(project.leaseUntil, today);
  if (!unit.runningCosts || years === undefined) return { roi };
  const costs = { runningCosts: unit.runningCosts, leaseYears: years };
  return { roi, remainder: remainderOf(netIncome, costs, unit.priceConstruction).share };
}

/** The lines of a comparison; one that says nothing of any home is left out. */
export function comparisonRows(homes: readonly ComparedHome[], wording: Wording): ComparisonRow[] {
  const { t, language, today } = wording;
  const money = (amount: number | null) =>
    hasPrice(amount) ? formatMoney(amount, language) : undefined;
  const number = (value: number | null) =>
    value === null ? undefined : formatNumber(value, language);
  const area = (value: number | null) => (hasArea(value) ? number(value) : undefined);
  const share = (value: number | undefined) =>
    value === undefined ? undefined : formatReturn(value, language);
  const lines: Record<RowName, (home: ComparedHome) => string | undefined> = {
    price: ({ unit }) => money(unit.priceConstruction) ?? t('common:project.onRequest'),
    priceCompleted: ({ unit }) => money(unit.priceCompleted),
    status: (home) => statusOf(home, wording),
    bedrooms: ({ unit }) => number(unit.bedrooms),
    floors: ({ unit }) => number(unit.floors),
    living: ({ unit }) => area(unit.livingArea),
    land: ({ unit }) => area(unit.landArea),
    kitchen: ({ unit }) => area(unit.kitchenArea),
    bathroom: ({ unit }) => area(unit.bathroomArea),
    bedroom: ({ unit }) => area(unit.bedroomArea),
    area: ({ project }) => project.area?.name,
    beach: ({ project }) =>
      typeof project.area?.beachMinutes === 'number'
        ? t('project:minutes.value', { count: project.area.beachMinutes })
        : undefined,
    deadline: (home) => seasonOf(home, wording),
    lease: ({ project }) =>
      project.leaseUntil ? formatDate(project.leaseUntil, language) : undefined,
    running: ({ unit }) => money(unit.runningCosts),
    roi: (home) => share(returnsOf(home, today).roi),
    remainder: (home) => share(returnsOf(home, today).remainder),
  };
  return ROWS.map((name) => ({
    label: t(`compare:row.${name}`),
    values: homes.map((home) => lines[name](home) || undefined),
  })).filter(({ values }) => values.some((value) => value !== undefined));
}

/** Lines of a comparison in their order; each is the name of its string, too. */
export const ROWS = [
  'price',
  'priceCompleted',
  'status',
  'bedrooms',
  'living',
  'land',
  'floors',
  'kitchen',
  'bathroom',
  'bedroom',
  'area',
  'beach',
  'deadline',
  'lease',
  'running',
  'roi',
  'remainder',
] as const;

type RowName = (typeof ROWS)[number];
