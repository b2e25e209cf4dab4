import { hasSlot, type SiteLocale } from '../contract';
import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import { languageOf } from '../mail/texts';
import { retryOnBusy } from '../store/database-errors';
import { isoOf, rowOnSite, titleOf, type LeadRow, type LeadSubject } from '../store/leads';
import { presentationLink } from '../store/presentation';
import type { Visitor } from './users';

const LIMIT = 200;

/** States in which the visitor may still move or cancel a meeting. */
const OPEN = ['new', 'in_work'];

/**
 * Query for a visitor's requests: sent while signed in, or anonymously with their confirmed e-mail
 * address; erased requests and spam are left out.
 */
export const ownLeads = ({ database }: Host, { id, email }: Pick<Visitor, 'id' | 'email'>) =>
  database<LeadRow>('leads')
    .where((lead) =>
      lead
        .where({ account: id })
        .orWhere((anonymous) =>
          anonymous
            .whereNull('account')
            .whereRaw('LOWER(??) = ?', ['alternative_contact', email.toLowerCase()]),
        ),
    )
    .whereNull('erased_at')
    .whereNot({ status: 'spam' });

/** Whether a meeting is in the future and not cancelled. */
export const isMovable = (
  { kind, status, meeting_start }: Pick<LeadRow, 'kind' | 'status' | 'meeting_start'>,
  now: number,
): boolean =>
  hasSlot(kind) &&
  OPEN.includes(status) &&
  meeting_start !== null &&
  new Date(meeting_start).getTime() > now;

async function slugOf({ database }: Host, project: number | null): Promise<string | null> {
  const row = project === null ? undefined : await rowOnSite(database, 'projects', { id: project });
  return row?.slug ?? null;
}

async function describe(
  { host, env }: { host: Host; env: LeadsEnv },
  row: LeadRow,
  { language, now }: { language: string; now: number },
) {
  const { database } = host;
  // The item may have been unpublished since.
  const title = async (collection: LeadSubject['collection'], id: number | null) =>
    id !== null && (await rowOnSite(database, collection, { id }))
      ? titleOf(database, { collection, id, language })
      : null;
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    created: isoOf(row.date_created),
    project: await title('projects', row.project),
    project_slug: await slugOf(host, row.project),
    sale: await title('sales', row.sale),
    vacancy: await title('vacancies', row.vacancy),
    file_name: row.file_name,
    catalogue_url: await presentationLink({ host, env }, row),
    meeting:
      row.meeting_start === null
        ? null
        : {
            start: isoOf(row.meeting_start),
            minutes: row.meeting_minutes,
            mode: row.meeting_mode,
            movable: isMovable(row, now),
          },
  };
}

/**
 * The visitor's requests, newest first, with titles in the language of the page.
 *
 * @param now Milliseconds since 1970.
 */
export async function listOwnLeads(
  context: { host: Host; env: LeadsEnv },
  visitor: Visitor,
  { locale, now }: { locale: SiteLocale; now: number },
) {
  const rows = await retryOnBusy(() =>
    ownLeads(context.host, visitor).orderBy('date_created', 'desc').limit(LIMIT),
  );
  const language = languageOf(locale);
  return Promise.all(rows.map((row) => describe(context, row as LeadRow, { language, now })));
}
