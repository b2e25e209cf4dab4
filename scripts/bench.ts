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
  for (const name of wanted.length > 0 ? wanted : known) {
    process.stdout.write(`\n== ${name}\n`);
    const { status } = spawnSync(process.execPath, [...process.execArgv, `bench/${name}.ts`], {
      cwd: ROOT,
      stdio: 'inherit',
    });
    if (status !== 0) throw new ReadableError(`The benchmark “${name}” failed.`);
  }
}

try {
  main();
} catch (error) {
  stopWith(error);
}
