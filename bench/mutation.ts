// Mutation testing of the unit tests: one mutant at a time in a copy of the project, with the tests
// of the mutated file. A random sample, deterministic for a seed:
// MUTANTS=500 MUTATION_SEED=2 MUTATION_FILES=src/domain npm run bench -- mutation
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seededRandom } from '../__tests__/support/seeded-random';
import { mutantsOf, mutate, type Mutant } from './support/mutants';
import { recordRun } from './support/record';

/** Pure rules and what builds on them; the rest is for end-to-end tests to notice. */
const AREAS = [
  'src/domain',
  'src/i18n',
  'src/node',
  'plugins/gatsby-source-directus/src',
  'cms/extensions/leads/src/rules',
] as const;

const SAMPLE = Number(process.env.MUTANTS ?? 200);
const SEED = Number(process.env.MUTATION_SEED ?? 1);
const ONLY = process.env.MUTATION_FILES ?? '';
/** Timeout: a mutant that never ends counts as killed. */
const TIMEOUT_MS = 180_000;
/** All unit tests, on a busy machine. */
const WHOLE_RUN_MS = 1_800_000;

type Outcome = 'killed' | 'survived' | 'untested';

interface Candidate {
  file: string;
  mutant: Mutant;
}

const git = (...args: string[]) =>
  spawnSync('git', args, { encoding: 'utf8' }).stdout.split('\0').filter(Boolean);

/** Copies the project's sources, without history and build output. */
function copyProject(files: readonly string[]): string {
  const directory = mkdtempSync(path.join(tmpdir(), 'bench-mutation-'));
  for (const file of files) {
    if (existsSync(file)) cpSync(file, path.join(directory, file), { recursive: true });
  }
  for (const parent of ['.', 'cms', 'publisher']) {
    const modules = path.join(parent, 'node_modules');
    symlinkSync(path.resolve(modules), path.join(directory, modules), 'dir');
  }
  return directory;
}

function jest(directory: string, args: readonly string[], timeout = TIMEOUT_MS) {
  return spawnSync(
    process.execPath,
    ['node_modules/jest/bin/jest.js', ...args, '--selectProjects', 'unit'],
    { cwd: directory, encoding: 'utf8', timeout, env: { ...process.env, CI: 'true' } },
  );
}

/**
 * The tests that fail in the copy without a mutant: they need the repository, or an idle machine.
 *
 * @returns their paths, to be excluded
 */
function failingTests(directory: string): Set<string> {
  const report = path.join(directory, 'jest-report.json');
  jest(directory, ['--silent', '--json', `--outputFile=${report}`], WHOLE_RUN_MS);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as {
    testResults: { name: string; status: string }[];
  };
  return new Set(testResults.filter(({ status }) => status !== 'passed').map(({ name }) => name));
}

/** The tests of a file: its own first, then those that import it indirectly. */
function testsOf(
  directory: string,
  file: string,
  failing: ReadonlySet<string>,
): { own: string[]; others: string[] } {
  const { stdout } = jest(directory, ['--listTests', '--findRelatedTests', file]);
  const tests = stdout.split('\n').filter((line) => /\.tsx?$/.test(line) && !failing.has(line));
  // A plugin has its tests beside it.
  const mirrored = [`__tests__/${file}`, file.replace(/^plugins\/[^/]+\//, '$&__tests__/')];
  const folders = mirrored.map((place) => path.join(directory, path.dirname(place)) + path.sep);
  const isOwn = (test: string) => folders.some((folder) => test.startsWith(folder));
  return {
    own: tests.filter(isOwn),
    others: tests.filter((test) => !isOwn(test)),
  };
}

/** Whether some of the tests fail. */
const fails = (directory: string, tests: readonly string[]) =>
  tests.length > 0 &&
  jest(directory, ['--bail', '--silent', '--runTestsByPath', ...tests]).status !== 0;

function main() {
  const files = git('ls-files', '-z');
  const sources = files.filter(
    (file) =>
      AREAS.some((area) => file.startsWith(`${area}/`)) &&
      /\.tsx?$/.test(file) &&
      file.includes(ONLY),
  );
  const candidates = sources.flatMap((file): Candidate[] =>
    mutantsOf(file, readFileSync(file, 'utf8')).map((mutant) => ({ file, mutant })),
  );
  const random = seededRandom(SEED);
  const sample = new Set<Candidate>();
  while (sample.size < Math.min(SAMPLE, candidates.length)) sample.add(random.pick(candidates));
  process.stdout.write(
    `${sample.size} of ${candidates.length} mutants in ${sources.length} files, seed ${SEED}\n`,
  );

  const directory = copyProject(files);
  const failing = failingTests(directory);
  for (const test of failing) {
    process.stdout.write(`left out, fails in the copy: ${path.relative(directory, test)}\n`);
  }
  const tests = new Map<string, ReturnType<typeof testsOf>>();
  const counts = new Map<string, Record<Outcome, number>>(
    AREAS.map((area) => [area, { killed: 0, survived: 0, untested: 0 }]),
  );
  try {
    for (const [index, { file, mutant }] of [...sample].entries()) {
      const text = readFileSync(file, 'utf8');
      const related = tests.get(file) ?? testsOf(directory, file, failing);
      tests.set(file, related);
      const target = path.join(directory, file);
      writeFileSync(target, mutate(text, mutant));
      const isKilled = fails(directory, related.own) || fails(directory, related.others);
      writeFileSync(target, text);
      const hasTests = related.own.length + related.others.length > 0;
      const outcome: Outcome = isKilled ? 'killed' : hasTests ? 'survived' : 'untested';
      const area = AREAS.find((name) => file.startsWith(`${name}/`)) ?? AREAS[0];
      const count = counts.get(area);
      if (count) count[outcome] += 1;
      if (outcome !== 'killed') {
        const before = text.slice(mutant.start, mutant.end).replace(/\s+/g, ' ').slice(0, 60);
        process.stdout.write(
          `${index + 1}  ${outcome}  ${file}:${mutant.line}  ${before}  →  ${mutant.replacement.slice(0, 60)}\n`,
        );
      }
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
  let killed = 0;
  const rows = [...counts].map(([area, count]) => {
    const total = count.killed + count.survived + count.untested;
    killed += count.killed;
    const score = total ? `${Math.round((100 * count.killed) / total)} %` : '–';
    return [area, ...[count.killed, count.survived, count.untested].map(String), score];
  });
  recordRun('mutation', [
    {
      title: `${sample.size} of ${candidates.length} mutants, seed ${SEED}`,
      columns: ['area', 'killed', 'survived', 'untested', 'score'],
      rows,
      note: `Score ${Math.round((100 * killed) / sample.size)} %, the aim is 85 %.`,
    },
  ]);
}

main();
