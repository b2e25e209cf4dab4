import type { Problem } from './check';
import { fitsHeader } from './menu-line';
import { VALUE_RULES, type FormatReason, type ListRule, type ValueRule } from './value-rules';

/** Reasons why a value, or a list's entry, is refused. */
export type ValueReason =
  | FormatReason
  | 'number'
  | 'whole'
  | 'least'
  | 'most'
  | 'choice'
  | 'empty'
  | 'date'
  | 'hours'
  | 'period'
  | 'shares'
  | 'double'
  | 'many'
  | 'wide';

type Payload = Readonly<Record<string, unknown>>;
type Found = Pick<Problem, 'reason' | 'value' | 'limit'>;

const DAY = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]*Z?)?$/;
const HUNDRED = 100;
/** Three thirds are written as 33.33. */
const SHARE_TOLERANCE = 0.5;

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Whether a text is a day of the calendar, ISO 8601. */
function isDay(text: string): boolean {
  const [, day] = DAY.exec(text) ?? [];
  const date = new Date(day ?? Number.NaN);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

function numberProblem(value: unknown, { type, min, max }: ValueRule): Found | undefined {
  const shown = String(value);
  // `Number` reads an empty text and `0x10`, a database does not.
  const isNumber =
    typeof value === 'number' ? Number.isFinite(value) : /^-?\d+(\.\d+)?$/.test(shown.trim());
  if (!isNumber) return { reason: 'number', value: shown };
  const number = Number(value);
  if (type === 'integer' && !Number.isInteger(number)) return { reason: 'whole', value: shown };
  if (min !== undefined && number < min) {
    return { reason: 'least', value: shown, limit: String(min) };
  }
  return max !== undefined && number > max
    ? { reason: 'most', value: shown, limit: String(max) }
    : undefined;
}

/** Why a value breaks its rule, if it does. */
function problemOf(value: unknown, rule: ValueRule): Found | undefined {
  if (isEmpty(value)) return rule.required ? { reason: 'empty', value: '' } : undefined;
  if (rule.type === 'integer' || rule.type === 'float') return numberProblem(value, rule);
  const text = String(value).trim();
  if (rule.choices && !rule.choices.has(text)) return { reason: 'choice', value: text };
  if (rule.type === 'date' && !isDay(text)) return { reason: 'date', value: text };
  if (rule.format === undefined) return undefined;
  const [pattern, reason] = rule.format;
  const isRight = pattern.test(text) && (reason !== 'day' || isDay(text));
  return isRight ? undefined : { reason, value: text };
}

/** The entries of a list; the API takes them as JSON text, too. */
function entriesOf(value: unknown): readonly Payload[] {
  let list = value;
  if (typeof value === 'string') {
    try {
      list = JSON.parse(value);
    } catch {
      return [];
    }
  }
  return Array.isArray(list)
    ? list.filter((entry): entry is Payload => typeof entry === 'object' && entry !== null)
    : [];
}

/** What is wrong between the fields of an entry, or between the entries of a list. */
const LIST_CHECKS: Readonly<
  Record<string, (entries: readonly Payload[]) => (Found & { entry?: number }) | undefined>
> = {
  results: (entries) => {
    const wrong = entries.findIndex(({ from, to }) => from && to && String(to) <= String(from));
    if (wrong === -1) return undefined;
    return { reason: 'period', value: String(entries[wrong]?.to), entry: wrong + 1 };
  },
  meeting_hours: (entries) => {
    const minutes = (time: unknown) => {
      const [hours = 0, rest = 0] = String(time).split(':').map(Number);
      return hours * 60 + rest;
    };
    const wrong = entries.findIndex(({ from, to }) => minutes(to) <= minutes(from));
    if (wrong === -1) return undefined;
    return { reason: 'hours', value: String(entries[wrong]?.to), entry: wrong + 1 };
  },
  main_menu: (entries) =>
    fitsHeader(entries.map(({ page }) => page)) ? undefined : { reason: 'wide', value: '' },
  payment_stages: (entries) => {
    const sum = entries.reduce((total, { share }) => total + Number(share), 0);
    return entries.length > 0 && Math.abs(sum - HUNDRED) > SHARE_TOLERANCE
      ? { reason: 'shares', value: String(Math.round(sum * HUNDRED) / HUNDRED) }
      : undefined;
  },
};

/** The first entry that repeats a unique value, or more entries than there is room for. */
function wholeProblem(
  entries: readonly Payload[],
  { parts, unique, most }: ListRule,
): Omit<Problem, 'field'> | undefined {
  for (const part of unique) {
    const values = entries.map((entry) => String(entry[part]).trim());
    const double = values.findIndex((value, index) => values.indexOf(value) < index);
    const value = values[double];
    if (value !== undefined) {
      const shown = parts.get(part)?.choices?.get(value) ?? value;
      return { reason: 'double', value: shown, entry: double + 1 };
    }
  }
  return most !== undefined && entries.length > most
    ? { reason: 'many', value: String(entries.length), limit: String(most) }
    : undefined;
}

function listProblems(field: string, value: unknown, rule: ListRule): Problem[] {
  const entries = entriesOf(value);
  const problems = entries.flatMap((entry, index) =>
    [...rule.parts].flatMap(([key, rule]) => {
      const found = problemOf(entry[key], rule);
      return found === undefined ? [] : [{ field, entry: index + 1, part: key, ...found }];
    }),
  );
  if (problems.length > 0) return problems;
  const found = wholeProblem(entries, rule) ?? LIST_CHECKS[field]?.(entries);
  return found === undefined ? [] : [{ field, ...found }];
}

/**
 * Numbers that are none, lists with an entry that the site cannot show, texts in the wrong form.
 * Limits of a column's number and required columns are Directus' own validation.
 *
 * @param payload Changed columns.
 */
export function valueProblems(collection: string, payload: Payload): Problem[] {
  const rules = VALUE_RULES.get(collection);
  if (rules === undefined) return [];
  return Object.entries(payload).flatMap(([field, value]): Problem[] => {
    const list = rules.lists.get(field);
    if (list !== undefined) return listProblems(field, value, list);
    const rule = rules.columns.get(field);
    if (rule === undefined) return [];
    const found = problemOf(value, { ...rule, required: false, min: undefined, max: undefined });
    return found === undefined ? [] : [{ field, ...found }];
  });
}
