import path from 'node:path';
import ts from 'typescript';

/** Name of the file that exists in memory alone; its folder is where the vocabulary is found from. */
const FILE = path.resolve('structured-data-of-the-site.ts');

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  noEmit: true,
  strict: true,
  types: [],
};

/** A thing of structured data, and the page it stands on. */
export interface PageThing {
  page: string;
  thing: object;
}

/**
 * Compares structured data with the vocabulary of schema.org as `schema-dts` types it: unknown types,
 * properties that a type does not have, values of the wrong type.
 *
 * @returns a fault a line, with the first page that has it
 */
export function vocabularyFaults(things: readonly PageThing[]): string[] {
  const pages = new Map<string, string>();
  for (const { page, thing } of things) {
    const json = JSON.stringify(thing);
    if (!pages.has(json)) pages.set(json, page);
  }
  const source = [
    "import type { Thing } from 'schema-dts';",
    ...[...pages.keys()].map((json, index) => `export const thing${index}: Thing = ${json};`),
  ].join('\n');
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (name) => name === FILE || fileExists.call(host, name);
  host.getSourceFile = (name, ...rest) =>
    name === FILE
      ? ts.createSourceFile(name, source, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([FILE], OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file?.fileName === FILE ? file.getLineAndCharacterOfPosition(start ?? 0).line : 0;
    const message = ts.flattenDiagnosticMessageText(messageText, ' ');
    return `${[...pages.values()][line - 1] ?? 'vocabulary'}: ${message}`;
  });
}
