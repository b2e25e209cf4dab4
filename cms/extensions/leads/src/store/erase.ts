import type { Host } from '../host';
import { ERASED_VALUES, retentionCutoff } from '../rules/retention';
import { deleteFiles, filesOfLeads } from './files';
import type { LeadRow } from './leads';
import { readSettings } from './settings';

const BATCH = 200;

/** Removes what the team wrote beside requests. */
export async function deleteComments(host: Host, ids: readonly string[]): Promise<void> {
  await host
    .database('directus_comments')
    .where('collection', 'leads')
    .whereIn('item', [...ids])
    .del();
}

/** Takes the personal data out of requests, with their files and comments. */
export async function erase(host: Host, ids: readonly string[]): Promise<void> {
  const files = await filesOfLeads(host, ids);
  // Files first: a process that is killed in between comes back to the rows.
  await deleteFiles(host, files);
  await deleteComments(host, ids);
  await host
    .database<LeadRow>('leads')
    .whereIn('id', [...ids])
    .update({ ...ERASED_VALUES, erased_at: new Date() } as unknown as Partial<LeadRow>);
}

/**
 * Takes the personal data out of requests nobody has touched for as long as the settings say
 * (section 10 of the privacy policy), with their files and comments.
 *
 * @returns How many were erased.
 */
export async function eraseOld(host: Host, now: Date): Promise<number> {
  const { retentionMonths } = await readSettings(host.database);
  const cutoff = retentionCutoff(now, retentionMonths);
  let erased = 0;
  for (;;) {
    const rows = await host
      .database<LeadRow>('leads')
      .select('id')
      .whereNull('erased_at')
      .where('date_created', '<', cutoff)
      .where((lead) => lead.whereNull('date_updated').orWhere('date_updated', '<', cutoff))
      .limit(BATCH);
    if (rows.length === 0) return erased;
    await erase(
      host,
      rows.map(({ id }) => id),
    );
    erased += rows.length;
  }
}
