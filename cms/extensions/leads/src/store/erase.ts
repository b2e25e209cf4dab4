import type { Host } from '../host';
import { ERASED_NAME, ERASED_VALUES, retentionCutoff } from '../rules/retention';
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

/**
 * Takes the personal data out of requests, with their files and comments. A request whose file
 * cannot be removed loses everything else and comes up again.
 *
 * @returns How many are erased wholly.
 */
export async function erase(host: Host, ids: readonly string[]): Promise<number> {
  const files = await filesOfLeads(host, ids);
  // Files first: a process that is killed in between comes back to the rows.
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

/** Requests past their time, and those whose erasing is unfinished. */
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
 * Takes the personal data out of requests nobody has touched for as long as the settings say
 * (section 10 of the privacy policy), with their files and comments. One that cannot be erased just
 * now holds up none of the others.
 *
 * @returns How many were erased.
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
