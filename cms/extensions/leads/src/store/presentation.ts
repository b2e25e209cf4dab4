import { sendsPresentation } from '../contract';
import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import { signDownloadToken } from '../rules/hash';
import { presentationOf, type LeadRow } from './leads';

const LINK_SECONDS = 30 * 86_400;

/**
 * Signed download link to a project's presentation, for a stored request whose kind offers it. The
 * file stays private; the link is valid for 30 days.
 *
 * @returns null if the project has none.
 */
export async function presentationLink(
  { host, env }: { host: Host; env: LeadsEnv },
  { kind, project }: Pick<LeadRow, 'kind' | 'project'>,
): Promise<string | null> {
  if (!sendsPresentation(kind)) return null;
  const file = await presentationOf(host.database, project);
  if (file === null) return null;
  const until = Math.floor(Date.now() / 1000) + LINK_SECONDS;
  return `${env.publicUrl}/leads/presentation/${signDownloadToken(env.secret, { file, until })}`;
}
