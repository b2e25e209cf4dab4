import type { AlertsEnv } from '../env';
import type { EventMeta, HookRegister, Host } from '../host';
import { sendAlert } from './send';
import { alertFor, type EndedBuild } from './transition';

/** Number of earlier builds compared; a failure older than these is alerted again. */
const LOOK_BACK = 200;

const COLUMNS = ['id', 'status', 'reason', 'started_at', 'finished_at', 'rollback_to'] as const;

/** Columns that the publisher writes when a build ends. */
interface EndOfBuild {
  status?: string;
  finished_at?: string;
}

type Row = EndedBuild & { finished_at: Date | number };

/**
 * The build of an update: all queued rows it covered get the same result; rows of rollbacks are no
 * builds.
 */
async function readBuild({ database }: Host, keys: readonly string[]): Promise<Row | undefined> {
  const rows = await database<Row>('builds')
    .select(...COLUMNS)
    .whereIn('id', [...keys]);
  return rows.find((row) => row.rollback_to === null) ?? rows[0];
}

const readBefore = ({ database }: Host, keys: readonly string[], build: Row): Promise<Row[]> =>
  database<Row>('builds')
    .select(...COLUMNS)
    .whereNotIn('id', [...keys])
    .where('finished_at', '<=', build.finished_at)
    .orderBy('finished_at', 'desc')
    .limit(LOOK_BACK);

/** Hook that sends alerts when publishing fails, and when it works again. */
export function watchBuilds({ action }: HookRegister, host: Host, env: AlertsEnv): void {
  const look = async ({ keys = [], payload }: EventMeta) => {
    // A rollback only changes the status of older rows: no build ended.
    if ((payload as EndOfBuild | undefined)?.finished_at === undefined) return;
    const ids = keys.map(String);
    const build = await readBuild(host, ids);
    if (build === undefined) return;
    const kind = alertFor(build, await readBefore(host, ids, build));
    if (kind === undefined) return;
    const { siteUrl, publicUrl } = env;
    await sendAlert(host, env, { kind, build, siteUrl, publicUrl });
  };
  action('builds.items.update', (meta) => {
    look(meta).catch((error: unknown) =>
      host.logger.error(`publishing: nobody was told of a build (${String(error)}).`),
    );
  });
}
