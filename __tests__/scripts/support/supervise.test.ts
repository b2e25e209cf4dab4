/** @jest-environment node */
import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { supervise } from '../../../scripts/support/supervise';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-site';

const READY =
  "process.on('SIGTERM', () => process.exit(0)); process.send('ready'); setInterval(() => {}, 1000);";

let folder: TemporaryFolder;

beforeAll(() => {
  folder = temporaryFolder({
    'good.cjs': READY,
    // Fails before it is ready, once.
    'slow.cjs': `const fs = require('node:fs'); const mark = __dirname + '/tried';
      if (!fs.existsSync(mark)) { fs.writeFileSync(mark, ''); process.exit(3); } ${READY}`,
  });
});

afterAll(() => folder.remove());

/** A supervised script, with the processes it has had and the lines that were said. */
function watch(script: string) {
  const children: ChildProcess[] = [];
  const lines: string[] = [];
  const supervised = supervise({
    name: 'The stand-in',
    pauses: [0.01],
    log: (line) => lines.push(line),
    start: () => {
      const child = fork(path.join(folder.directory, script), { execArgv: [] });
      children.push(child);
      return child;
    },
  });
  return { ...supervised, children, lines };
}

const saysReady = async (children: readonly ChildProcess[], count: number) => {
  while (children.length < count) await new Promise((resolve) => setTimeout(resolve, 10));
  await new Promise((resolve) => children[count - 1]?.once('message', resolve));
};

describe('supervise', () => {
  it('starts a process again that was killed, as often as it is', async () => {
    const { ready, children, lines, stop } = watch('good.cjs');
    await ready;
    children[0]?.kill('SIGKILL');
    await saysReady(children, 2);
    children[1]?.kill('SIGKILL');
    await saysReady(children, 3);
    await stop();
    expect(lines).toEqual(
      Array(2).fill('The stand-in stopped (SIGKILL); starting it again in 0.01 s'),
    );
    expect(children).toHaveLength(3);
    expect(children[2]?.exitCode).toBe(0);
  });

  it('starts a process again that failed before it was ready', async () => {
    const { ready, children, lines, stop } = watch('slow.cjs');
    await ready;
    await stop();
    expect(existsSync(path.join(folder.directory, 'tried'))).toBe(true);
    expect(children).toHaveLength(2);
    expect(lines).toEqual(['The stand-in stopped (exit code 3); starting it again in 0.01 s']);
  });
});
