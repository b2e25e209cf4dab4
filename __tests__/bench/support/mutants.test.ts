/** @jest-environment node */
import ts from 'typescript';
import { mutantsOf, mutate } from '../../../bench/support/mutants';

const all = (text: string) => mutantsOf('a.ts', text).map((mutant) => mutate(text, mutant));

describe('mutants', () => {
  it.each([
    ['const a = b < 2;', ['const a = b <= 2;', 'const a = b < (2 + 1);']],
    ['const a = !b;', ['const a = b;']],
    ['const a = b && c;', ['const a = b || c;']],
    ['const a = b ?? c;', ['const a = b && c;']],
    [
      "const a = b ? 'x' : '';",
      [
        "const a = true ? 'x' : '';",
        "const a = false ? 'x' : '';",
        "const a = b ? '' : '';",
        "const a = b ? 'x' : 'mutant';",
      ],
    ],
    ['if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
    ['const a = b.some(c);', ['const a = b.every(c);']],
    ['const a = b.filter(c);', ['const a = b;']],
  ])('of %s', (text, expected) => {
    expect(all(text)).toEqual(expected);
  });

  it('leave types, imports, names and messages alone', () => {
    const text = [
      "import { a } from 'a';",
      "type B = 'b' | 1;",
      "interface C { d: 'd' }",
      "const e: 'e' = f as 'e';",
      "const g = { 'h-i': j, description: 'k' };",
      "throw new Error('l');",
    ].join('\n');
    expect(all(text)).toEqual([]);
  });

  it('leave the default alone that only the type checker asks for', () => {
    expect(all("const [a = ''] = b ?? '';")).toEqual(["const [a = ''] = b && '';"]);
  });

  it('say their line', () => {
    expect(mutantsOf('a.ts', 'let a;\n\na = !a;').map(({ line }) => line)).toEqual([3]);
  });

  it('never break the syntax of a source', () => {
    const text = ts.sys.readFile('bench/support/mutants.ts') ?? '';
    const mutants = mutantsOf('mutants.ts', text);
    expect(mutants.length).toBeGreaterThan(50);
    const broken = mutants.filter(
      (mutant) =>
        (ts.transpileModule(mutate(text, mutant), { reportDiagnostics: true }).diagnostics ?? [])
          .length > 0,
    );
    expect(broken).toEqual([]);
  });
});
