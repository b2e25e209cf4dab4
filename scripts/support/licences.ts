import type { LockedPackage } from './locked-packages';

/** Rules of supply/licences.json. */
export interface LicenceRules {
  /** SPDX identifiers that any package may have. */
  allowed: readonly string[];
  /** Packages with another licence, or an unclear statement, and why they may be used. */
  exceptions: readonly { package: string; states: string | null; reason: string }[];
}

/** Whether an SPDX expression can be satisfied with allowed licences: `OR` chooses, `AND` needs all. */
export function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const text = expression.trim().replace(/^\(([^()]*)\)$/, '$1');
  if (text.includes(' OR ')) return text.split(' OR ').some((part) => isAllowed(part, allowed));
  return text.split(' AND ').every((part) => allowed.includes(part.trim()));
}

/** Packages that no rule covers, and exceptions that no package needs; a sentence each. */
export function licenceProblems(
  packages: readonly LockedPackage[],
  { allowed, exceptions }: LicenceRules,
): string[] {
  const used = new Set<string>();
  const problems = new Set<string>();
  for (const { name, version, licence } of packages) {
    if (licence !== undefined && isAllowed(licence, allowed)) continue;
    const exception = exceptions.find(
      (entry) => entry.package === name && entry.states === (licence ?? null),
    );
    if (exception) used.add(name);
    else problems.add(`${name}@${version} has the licence ${licence ?? '(none stated)'}.`);
  }
  for (const { package: name } of exceptions) {
    if (!used.has(name)) problems.add(`The exception for ${name} is no longer needed.`);
  }
  return [...problems].sort();
}
