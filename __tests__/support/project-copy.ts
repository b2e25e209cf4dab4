import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = process.cwd();
/** What builds, tests and a running CMS leave behind, and what is linked instead. */
const LEFT_OUT =
  /^(node_modules|\.git|\.cache|\.run|\.media-cache|public|releases|dist|data|uploads|test-results|playwright-report)$/;
/** A type check takes minutes on a busy machine. */
const TIME_LIMIT_MS = 600_000;

/** A copy of the project that a test may change. */
export interface ProjectCopy {
  folder: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /**
   * Replaces the text of a file; for a pattern, `$` has its meaning in the replacement.
   *
   * @throws where nothing is replaced: the recipe no longer fits
   */
  edit(file: string, pattern: RegExp | string, replacement: string): void;
  /** Changes a JSON file. */
  editJson(file: string, change: (content: never) => void): void;
  /** Copies a file or a folder of the copy within it. */
  copyFile(from: string, to: string): void;
  /** Runs a program of `node_modules`; resolves with its exit code and all it printed. */
  run(program: string, ...args: string[]): Promise<{ code: number | null; output: string }>;
  /** `npm run typecheck`. @returns the files with errors, each once */
  filesWithTypeErrors(): Promise<string[]>;
  /** `npm run test:unit`, a part of it. @returns the names of the tests that fail */
  failingTests(...files: string[]): Promise<string[]>;
  remove(): void;
}

/** What a pattern catches, each once and sorted. */
const caught = (output: string, pattern: RegExp): string[] =>
  [...new Set([...output.matchAll(pattern)].flatMap(([, name]) => name ?? []))].sort();

/** A copy of the sources in a temporary folder, with the packages of the project. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-copy-'));
  cpSync(ROOT, folder, {
    recursive: true,
    filter: (source) => source === ROOT || !LEFT_OUT.test(path.basename(source)),
  });
  for (const part of ['.', 'cms', 'publisher']) {
    symlinkSync(path.join(ROOT, part, 'node_modules'), path.join(folder, part, 'node_modules'));
  }
  const at = (file: string) => path.join(folder, file);
  const textOf = (file: string) => readFileSync(at(file), 'utf8');
  const copy: ProjectCopy = {
    folder,
    read: textOf,
    write: (file, text) => writeFileSync(at(file), text),
    edit(file, pattern, replacement) {
      const before = textOf(file);
      const after =
        typeof pattern === 'string'
          ? before.replace(pattern, () => replacement)
          : before.replace(pattern, replacement);
      if (after === before) throw new Error(`${file} has nothing like ${pattern}.`);
      writeFileSync(at(file), after);
    },
    editJson(file, change) {
      const content = JSON.parse(textOf(file)) as never;
      change(content);
      writeFileSync(at(file), JSON.stringify(content, null, 2));
    },
    copyFile: (from, to) => cpSync(at(from), at(to), { recursive: true }),
    run: (program, ...args) =>
      new Promise((resolve) => {
        const child = spawn(process.execPath, [at(`node_modules/${program}`), ...args], {
          cwd: folder,
          // What this process was started with is not the program's.
          env: { ...process.env, NODE_OPTIONS: '' },
          timeout: TIME_LIMIT_MS,
        });
        let output = '';
        child.stdout.on('data', (chunk) => (output += String(chunk)));
        child.stderr.on('data', (chunk) => (output += String(chunk)));
        child.on('close', (code) => resolve({ code, output }));
      }),
    async filesWithTypeErrors() {
      const info = at('typecheck.tsbuildinfo');
      const args = ['--noEmit', '--incremental', '--tsBuildInfoFile', info];
      const { output } = await copy.run('typescript/bin/tsc', ...args);
      return caught(output, /^(\S+)\(\d+,\d+\): error TS/gm);
    },
    async failingTests(...files) {
      const args = [...files, '--selectProjects', 'unit'];
      const { code, output } = await copy.run('jest/bin/jest.js', ...args);
      const names = caught(output, /^ {2}● (.*)$/gm);
      if (code !== 0 && names.length === 0) throw new Error(`jest did not run:\n${output}`);
      return names;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  return copy;
}
