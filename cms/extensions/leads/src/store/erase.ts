import type { Host } from '../host';
import { ERASED_NAME, ERASED_VALUES, retentionCutoff } from '../rules/retention';
import { deleteFiles, filesOfLeads } from './files';
import type { LeadRow } from './leads';
import { readSettings } from './settings';

const BATCH = 200;

/** Deletes the team's comments on requests. */
export async function deleteComments(host: Host, ids: readonly string[]): Promise<void> {
  await host
    .database('directus_comments')
    .where('collection', 'leads')
    .whereIn('item', [...ids])
    .del();
}

/**
 * Erases the personal data of requests, with their files and comments. If a file cannot be deleted,
 * everything else is erased and the next run retries the file.
 *
 * @returns Number of completely erased requests.
 */
export async function erase(host: Host, ids: readonly string[]): Promise<number> {
  const files = await filesOfLeads(host, ids);
  // Files first: after a crash in between, the rows still lead to them.
  const left = await deleteFiles(
    host,
    files.map(({ file }) => file),
  );
  await deleteComments(host, ids);
  const unfinished = files.filter(({ file }) => left.includes(file)).map(({ id }) => id);
  const { file, ...values } = ERASED_VALUES;
  const blank = (rows: readonly string[], more: object) =>
    host
      .database<LeadRow>('leads')
      .whereIn('id', [...rows])
      .update({ ...values, ...more } as unknown as Partial<LeadRow>);
  await blank(unfinished, {});
  const erased = ids.filter((id) => !unfinished.includes(id));
  await blank(erased, { file, erased_at: new Date() });
  return erased.length;
}

/** Query for requests past the retention period, and for unfinished erasures. */
const dueForErasing = (host: Host, cutoff: Date) =>
  host
    .database<LeadRow>('leads')
    .whereNull('erased_at')
    .where((lead) =>
      lead
        .where('name', ERASED_NAME)
        .orWhere((old) =>
          old
            .where('date_created', '<', cutoff)
            .where((row) => row.whereNull('date_updated').orWhere('date_updated', '<', cutoff)),
        ),
    );

/**
 * Erases the personal data of requests unchanged for the retention period of the settings (section
 * 10 of the privacy policy), with their files and comments. A failure does not stop the others.
 *
 * @returns Number of erased requests.
 */
export async function eraseOld(host: Host, now: Date): Promise<number> {
  const { retentionMonths } = await readSettings(host.database);
  const rows = await dueForErasing(host, retentionCutoff(now, retentionMonths)).select('id');
  let erased = 0;
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map(({ id }) => id);
    erased += await erase(host, batch);
  }
  return erased;
}
