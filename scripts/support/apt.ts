import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether packages can be installed: as root on Debian or a derivative. */
export const canInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

/** Installs Debian packages; returns whether it succeeded. */
export function aptInstall(packages: readonly string[]): boolean {
  process.stdout.write(`Installing ${packages.join(', ')} with apt-get\n`);
  run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/** Runs a program, showing only its errors; returns whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}
