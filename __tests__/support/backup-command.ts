import { spawn } from 'node:child_process';
import path from 'node:path';
import type { CmsEnv } from '../../cms/scripts/env';

/** Key of the archives of tests. */
export const BACKUP_KEY = 'key-of-the-archives-of-a-test-0001';

/** Variables with which the commands work on the database and files of a test's Directus. */
export function backupVars(env: CmsEnv, to: string): Record<string, string> {
  const vars: Record<string, string> = { ...env.directus, BACKUP_TO: to, BACKUP_KEY };
  // In production the commands ask for a mail server and a captcha, as Directus does.
  delete vars.NODE_ENV;
  return vars;
}

export interface CommandResult {
  code: number | null;
  output: string;
}

/**
 * Runs `npm run backup` or `npm run restore` as a process.
 *
 * @param limitKb largest file that it may write; the system ends it there
 */
export function runBackupCommand(
  command: 'backup' | 'restore',
  vars: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  limitKb?: number,
): Promise<CommandResult> {
  const tsx = path.resolve('node_modules/tsx/dist/loader.mjs');
  const script = path.resolve(`cms/scripts/${command}.ts`);
  const run = [process.execPath, '--import', tsx, script, ...args];
  const [program = '', ...rest] =
    limitKb === undefined
      ? run
      : ['bash', '-c', `ulimit -c 0; ulimit -f ${limitKb}; exec "$@"`, 'bash', ...run];
  const child = spawn(program, rest, {
    env: vars as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, output })));
}
