// Command: checks of the packages. `-- licences`, `-- audit`, `-- sbom`; the first where nothing is named.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { auditProblems, type AuditException, type AuditReport } from './support/audit';
import { licenceProblems, type LicenceRules } from './support/licences';
import { lockedPackages, PARTS } from './support/locked-packages';
import { inRoot } from './support/root';
import { billOfMaterials } from './support/sbom';

const readJson = <T>(file: string) => JSON.parse(readFileSync(inRoot(file), 'utf8')) as T;
const parts = Object.entries(PARTS).map(([name, folder]) => ({ name, folder: inRoot(folder) }));

function licences(): string[] {
  const packages = parts.flatMap(({ folder }) => lockedPackages(folder));
  process.stdout.write(`Licences of ${packages.length} packages\n`);
  return licenceProblems(packages, readJson<LicenceRules>('supply/licences.json'));
}

function auditReport(folder: string): AuditReport {
  const args = ['audit', '--omit=dev', '--json'];
  try {
    return JSON.parse(
      execFileSync('npm', args, {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        shell: process.platform === 'win32',
      }),
    ) as AuditReport;
  } catch (error) {
    // npm audit ends with 1 where it found something.
    return JSON.parse((error as { stdout: string }).stdout) as AuditReport;
  }
}

function audit(): string[] {
  const exceptions = readJson<AuditException[]>('supply/audit-exceptions.json');
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  return parts.flatMap(({ name, folder }) => {
    process.stdout.write(`npm audit of ${name}\n`);
    return auditProblems(auditReport(folder), exceptions, today);
  });
}

function sbom(): string[] {
  mkdirSync(inRoot('.run/sbom'), { recursive: true });
  for (const { name, folder } of parts) {
    const part = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
      name: string;
      version: string;
    };
    const bill = billOfMaterials(part, lockedPackages(folder), new Date().toISOString());
    const file = `.run/sbom/${name}.cdx.json`;
    writeFileSync(inRoot(file), `${JSON.stringify(bill, null, 2)}\n`);
    process.stdout.write(`${file}: ${bill.components.length} packages\n`);
  }
  return [];
}

function main() {
  const [name = 'licences'] = process.argv.slice(2);
  const check = { licences, audit, sbom }[name];
  if (!check) throw new Error(`Unknown check “${name}”. Known: licences, audit, sbom.`);
  const problems = check();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (problems.length > 0) process.exitCode = 1;
}

try {
  main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
