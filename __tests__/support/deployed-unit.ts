import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A program of the deployment, started as its systemd unit starts it. */
export interface DeployedUnit {
  /** What it printed, over all starts. */
  output(): string;
  start(): void;
  /** Ends it and waits for its end. */
  stop(): Promise<void>;
}

type Variables = Readonly<Record<string, string>>;

/** `A=b C=${D}` → variables; `${D}` is one of the settings. */
function assignments(text: string, settings: Variables): Record<string, string> {
  const pairs = [...text.matchAll(/(?:^|\s)([A-Z][A-Z_]*)=(\S+)/g)];
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [
      name,
      value.replace(/\$\{(\w+)\}/g, (_, setting: string) => settings[setting] ?? ''),
    ]),
  );
}

export interface UnitOptions {
  /** Folder of the installed project. */
  project: string;
  /** Folder of the secrets, made by `secrets.sh`. */
  secrets: string;
  /** Folder for the credentials of this unit alone. */
  credentials: string;
  /** `/etc/island/settings`. */
  settings: Variables;
  /** Ports of the test, in place of the usual ones. */
  env: Variables;
}

/**
 * Runs the command of `deploy/systemd/island-<name>.service` with the variables and credentials that
 * the unit gives it, and no others.
 */
export function deployedUnit(name: 'cms' | 'publisher', options: UnitOptions): DeployedUnit {
  const { project, secrets, credentials, settings, env } = options;
  const unit = readFileSync(path.join(project, `deploy/systemd/island-${name}.service`), 'utf8');
  mkdirSync(credentials, { recursive: true });
  for (const [, variable = '', secret = ''] of unit.matchAll(
    /^LoadCredential=(\w+):.*\/(\w+)$/gm,
  )) {
    copyFileSync(path.join(secrets, secret), path.join(credentials, variable));
  }
  const command = /^ExecStart=(.*)$/m.exec(unit)?.[1] ?? '';
  const script = /\/usr\/bin\/node (.*)$/.exec(command)?.[1]?.split(' ') ?? [];
  const variables = [...unit.matchAll(/^Environment=(.*)$/gm), ['', command]]
    .map(([, text = '']) => assignments(text, settings))
    .reduce((all, some) => ({ ...all, ...some }), {});
  let output = '';
  let child: ChildProcess | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  return {
    output: () => output,
    start: () => {
      const started = spawn(process.execPath, script, {
        cwd: project,
        env: {
          PATH: process.env.PATH,
          ...settings,
          ...variables,
          ...env,
          CREDENTIALS_DIRECTORY: credentials,
        } as unknown as NodeJS.ProcessEnv,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
      }
      ended = new Promise((resolve) => started.once('close', resolve));
      child = started;
    },
    stop: async () => {
      child?.kill('SIGTERM');
      await ended;
    },
  };
}
