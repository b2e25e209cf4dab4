import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import { signDownloadToken } from '../rules/hash';
import { presentationOf, type LeadRow } from './leads';

const GRANT_SECONDS = 30 * 86_400;

/**
 * The link to a project's presentation, for a stored request of a catalogue. The file itself stays
 * closed: the link opens this one for 30 days.
 *
 * @returns null where the project has none.
 */
export async function presentationLink(
  { host, env }: { host: Host; env: LeadsEnv },
  { kind, project }: Pick<LeadRow, 'kind' | 'project'>,
): Promise<string | null> {
  if (kind !== 'catalogue') return null;
  const file = await presentationOf(host.database, project);
  if (file === null) return null;
  const until = Math.floor(Date.now() / 1000) + GRANT_SECONDS;
  return `${env.publicUrl}/leads/presentation/${signDownloadToken(env.secret, { file, until })}`;
}
