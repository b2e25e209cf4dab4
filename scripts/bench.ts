// Command: the benchmarks, all or by name: npm run bench -- sourcing
import { readdirSync } from 'node:fs';
import { ReadableError, stopWith } from './support/messages';
import { ROOT, inRoot } from './support/root';
import { spawnSync } from 'node:child_process';

function main() {
  const known = readdirSync(inRoot('bench'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) {
    throw new ReadableError(`There is no benchmark “${unknown}”. Known: ${known.join(', ')}.`);
  }
  // What one of them lacks, a server of its own for instance, is no reason to leave the others out.
  const failed = (wanted.length > 0 ? wanted : known).filter((name) => {
    process.stdout.write(`\n== ${name}\n`);
    const { status } = spawnSync(process.execPath, [...process.execArgv, `bench/${name}.ts`], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    return status !== 0;
  });
  if (failed.length > 0) throw new ReadableError(`These benchmarks failed: ${failed.join(', ')}.`);
}

try {
  main();
} catch (error) {
  stopWith(error);
}
