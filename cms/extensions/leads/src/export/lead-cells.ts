import { tzOffset } from '@date-fns/tz';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import rules from '../../../../../contract/leads/rules.json';
import { languages, locales, officeTimeZone } from '../../../../../contract/site.json';
import { LEAD_KINDS, LEAD_STATUSES } from '../../../../schema/leads';
import { WORDS } from '../../../../schema/words';
import { CAMPAIGN_FIELDS, type SiteLanguage } from '../contract';
import { textsIn } from '../mail/texts';
import type { LeadRow } from '../store/leads';
import type { ExportTexts } from './texts/types';

/** A request as Directus' API returns it: timestamps in ISO 8601, some columns perhaps unreadable. */
export type ExportedLead = Partial<Omit<LeadRow, 'date_created' | 'meeting_start' | 'status'>> & {
  id: string;
  date_created?: string | null;
  meeting_start?: string | null;
  status?: string;
  owner?: string | null;
  notes?: string | null;
};

/** Names of what requests refer to, by key. */
export interface Names {
  projects: ReadonlyMap<number, string>;
  sales: ReadonlyMap<number, string>;
  vacancies: ReadonlyMap<number, string>;
  /** Full names of users. */
  people: ReadonlyMap<string, string>;
}

const MINUTE = 60_000;

/**
 * A moment by the clock of the office, in a form that spreadsheets read as a date.
 *
 * @example officeClock('2026-11-23T14:30:00Z') // => '2026-11-23 16:30'
 */
export function officeClock(iso: string): string {
  const at = new Date(iso);
  const shifted = at.getTime() + tzOffset(officeTimeZone, at) * MINUTE;
  return new Date(shifted).toISOString().slice(0, 16).replace('T', ' ');
}

/**
 * The office's time zone at a moment.
 *
 * @example officeZone('2026-11-23T14:30:00Z') // => 'Europe/Kyiv, UTC+2'
 */
export const officeZone = (iso: string): string =>
  `${officeTimeZone}, UTC+${tzOffset(officeTimeZone, new Date(iso)) / 60}`;

const languageName = (locale: string | null | undefined): string => {
  const row = (locales as Readonly<Record<string, { language: keyof typeof languages }>>)[
    locale ?? ''
  ];
  return row === undefined ? '' : languages[row.language].name;
};

/**
 * Writes keys of a choice in the words of the admin. An unknown key, such as that of a removed kind,
 * stays as it is.
 *
 * @param choices English labels by key.
 */
function inWords(choices: Readonly<Record<string, string>>, language: SiteLanguage) {
  const words = Object.entries(WORDS).find(([tag]) => tag.startsWith(`${language}-`))?.[1] ?? {};
  return (key: string | null | undefined): string => {
    if (!key) return '';
    const english = choices[key] ?? key;
    return words[english] ?? english;
  };
}

const nameOf = <Key>(names: ReadonlyMap<Key, string>, key: Key | null | undefined): string =>
  key === null || key === undefined ? '' : (names.get(key) ?? '');

/** With spaces: a spreadsheet would read the bare digits as a large number. */
const spacedPhone = (phone: string | undefined): string =>
  parsePhoneNumberFromString(phone ?? '')?.formatInternational() ?? phone ?? '';

type Column = readonly [heading: string, value: (lead: ExportedLead) => string | null | undefined];

function columns(texts: ExportTexts, names: Names): Column[] {
  const { headings, language } = texts;
  const { labels } = textsIn(language);
  const { meeting_mode: modes, topic: topics } = rules.fields;
  const statusWord = inWords(LEAD_STATUSES, language);
  const kindWord = inWords(LEAD_KINDS, language);
  const modeWord = inWords(modes.choices, language);
  const topicWord = inWords(topics.choices, language);
  return [
    [headings.received, ({ date_created: at }) => at && officeClock(at)],
    [headings.status, ({ status }) => statusWord(status)],
    [headings.kind, ({ kind }) => kindWord(kind)],
    [labels.name, ({ name }) => name],
    [labels.phone, ({ phone }) => spacedPhone(phone)],
    [labels.alternative_contact, ({ alternative_contact: contact }) => contact],
    [labels.message, ({ message }) => message],
    [headings.meeting, ({ meeting_start: at }) => at && officeClock(at)],
    [headings.timeZone, ({ meeting_start: at }) => at && officeZone(at)],
    [headings.mode, ({ meeting_mode: mode }) => modeWord(mode)],
    [headings.minutes, ({ meeting_minutes: minutes }) => minutes?.toString()],
    [labels.project, ({ project }) => nameOf(names.projects, project)],
    [labels.sale, ({ sale }) => nameOf(names.sales, sale)],
    [labels.vacancy, ({ vacancy }) => nameOf(names.vacancies, vacancy)],
    [labels.topic, ({ topic }) => topicWord(topic)],
    [headings.owner, ({ owner }) => nameOf(names.people, owner)],
    [headings.notes, ({ notes }) => notes],
    [labels.file_name, ({ file_name: file }) => file],
    [labels.locale, ({ locale }) => languageName(locale)],
    [labels.page_url, ({ page_url: url }) => url],
    // The names that advertising accounts use, in every language.
    ...CAMPAIGN_FIELDS.map((field): Column => [field, (lead) => lead[field]]),
  ];
}

/**
 * The table of requests: its headings, and the cells of a request, all in words.
 *
 * @param texts In the reader's language.
 * @param names Of what requests refer to, in the same language.
 */
export function leadTable(texts: ExportTexts, names: Names) {
  const list = columns(texts, names);
  return {
    headings: list.map(([heading]) => heading),
    cells: (lead: ExportedLead): string[] => list.map(([, value]) => value(lead) ?? ''),
  };
}
