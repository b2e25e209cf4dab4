import type { Knex } from 'knex';
import { isOnSite, type Schedule } from '../../../../schema/on-site';
import type { CampaignField, LeadKind, SiteLocale } from '../contract';
import type { MailState } from '../rules/outbox';
import type { Taken } from '../rules/slots';

/** A row of `leads`. Timestamps are numbers on SQLite, dates on PostgreSQL. */
export interface LeadRow extends Record<CampaignField, string | null> {
  id: string;
  kind: LeadKind;
  status: string;
  name: string;
  phone: string;
  alternative_contact: string;
  message: string | null;
  /** User who was signed in. */
  account: string | null;
  file: string | null;
  file_name: string | null;
  project: number | null;
  sale: number | null;
  vacancy: number | null;
  topic: string | null;
  locale: SiteLocale | null;
  page_url: string | null;
  meeting_mode: 'offline' | 'online' | null;
  meeting_start: Date | number | null;
  /** Start before the visitor moved the meeting. */
  meeting_before: Date | number | null;
  meeting_minutes: number | null;
  /** Of the visitor, IANA. */
  time_zone: string | null;
  slot: string | null;
  team_mail: MailState;
  visitor_mail: MailState;
  mail_attempts: number | null;
  mail_due: Date | number | null;
  mail_error: string | null;
  idempotency_key: string | null;
  body_hash: string | null;
  erased_at: Date | number | null;
  date_created: Date | number;
  date_updated: Date | number | null;
}

/** ISO 8601 of a timestamp of either database. */
export const isoOf = (moment: Date | number | string | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();

/** Finds a request by its idempotency key. */
export function findByKey(
  database: Knex,
  key: string,
): Promise<Pick<LeadRow, 'id' | 'body_hash' | 'kind' | 'project'> | undefined> {
  return database<LeadRow>('leads')
    .select('id', 'body_hash', 'kind', 'project')
    .where({ idempotency_key: key })
    .first();
}

/** Booked meetings from now on. */
export async function takenSlots(database: Knex, now: number): Promise<Taken[]> {
  const DAY = 86_400_000;
  const rows = await database<LeadRow>('leads')
    .select('slot', 'meeting_minutes')
    .whereNotNull('slot')
    // A running meeting can still overlap the next slot.
    .where('meeting_start', '>=', new Date(now - DAY));
  return rows.map(({ slot, meeting_minutes }) => ({
    start: String(slot),
    minutes: meeting_minutes ?? 0,
  }));
}

/** Collections that a request may refer to. */
type Subjects = 'projects' | 'sales' | 'vacancies';

interface SubjectRow extends Schedule {
  id: number;
  slug: string;
  presentation?: string | null;
}

/** Finds an item that is on the site now. */
export async function rowOnSite(
  database: Knex,
  collection: Subjects,
  where: { id: number } | { slug: string },
): Promise<SubjectRow | undefined> {
  const row = (await database(collection).where(where).first()) as SubjectRow | undefined;
  return row && isOnSite(row, Date.now()) ? row : undefined;
}

/** The presentation of a published project. */
export async function presentationOf(
  database: Knex,
  project: number | null,
): Promise<string | null> {
  const row = project === null ? undefined : await rowOnSite(database, 'projects', { id: project });
  return row?.presentation ?? null;
}

/** An item that a request refers to. */
export interface LeadSubject {
  collection: Subjects;
  id: number | null;
}

/** Title of an item in a language, falling back to English; drafts included. */
export async function titleOf(
  database: Knex,
  item: LeadSubject & { language: string },
): Promise<string | null> {
  if (item.id === null) return null;
  const rows = await database<{ languages_code: string; title: string }>(
    `${item.collection}_translations`,
  )
    .select('languages_code', 'title')
    .where({ [`${item.collection}_id`]: item.id })
    .whereIn('languages_code', [item.language, 'en']);
  const title = (code: string) => rows.find(({ languages_code }) => languages_code === code)?.title;
  return title(item.language) ?? title('en') ?? null;
}

/** Name and address of the company in a language, falling back to English. */
export async function companyTexts(
  database: Knex,
  language: string,
): Promise<{ name: string; address: string }> {
  const rows = await database<{
    languages_code: string;
    company_name: string | null;
    address: string | null;
  }>('settings_translations').whereIn('languages_code', [language, 'en']);
  const pick = (field: 'company_name' | 'address') =>
    rows.find((row) => row.languages_code === language)?.[field] ??
    rows.find((row) => row.languages_code === 'en')?.[field] ??
    '';
  return { name: pick('company_name'), address: pick('address') };
}
