import type { Knex } from 'knex';
import { BOOKING_DEFAULTS, RETENTION_MONTHS } from '../rules/booking-defaults';
import type { BookingSettings } from '../rules/slots';

/** The editors' settings, with defaults for empty fields. */
export interface LeadSettings extends BookingSettings {
  teamEmail: string | null;
  teamLanguage: string | null;
  retentionMonths: number;
  phone: string;
}

interface SettingsRow {
  phone: string | null;
  email: string | null;
  leads_email: string | null;
  leads_language: string | null;
  leads_retention_months: number | null;
  meeting_minutes: number | null;
  meeting_notice_hours: number | null;
  meeting_days_ahead: number | null;
  meeting_hours: unknown;
  holidays: unknown;
}

/** JSON columns are read as text on SQLite, as values on PostgreSQL. */
function entriesOf(column: unknown): Record<string, unknown>[] {
  const value: unknown = typeof column === 'string' ? JSON.parse(column) : column;
  return Array.isArray(value) ? (value as Record<string, unknown>[]) : [];
}

export async function readSettings(database: Knex): Promise<LeadSettings> {
  const row = await database<SettingsRow>('settings').first();
  const hours = entriesOf(row?.meeting_hours).map(({ day, from, to }) => ({
    day: String(day),
    from: String(from),
    to: String(to),
  }));
  return {
    hours: hours.length > 0 ? hours : BOOKING_DEFAULTS.hours,
    minutes: row?.meeting_minutes ?? BOOKING_DEFAULTS.minutes,
    noticeHours: row?.meeting_notice_hours ?? BOOKING_DEFAULTS.noticeHours,
    days: row?.meeting_days_ahead ?? BOOKING_DEFAULTS.days,
    holidays: entriesOf(row?.holidays).map(({ date }) => String(date)),
    teamEmail: row?.leads_email ?? row?.email ?? null,
    teamLanguage: row?.leads_language ?? null,
    retentionMonths: row?.leads_retention_months ?? RETENTION_MONTHS,
    phone: row?.phone ?? '',
  };
}
