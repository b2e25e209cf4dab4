/** Severities that stop a change. */
const STOPPING = ['high', 'critical'];

/** An advisory that may stay for a while: supply/audit-exceptions.json. */
export interface AuditException {
  /** Address of the advisory, as `npm audit` prints it. */
  advisory: string;
  /** Why the project is not affected, or why nothing newer can be used. */
  reason: string;
  /** Last day, YYYY-MM-DD. */
  expires: string;
}

interface Advisory {
  url: string;
  title: string;
  severity: string;
  name: string;
}

/** What the report of `npm audit --json` has; a registry that does not answer gives a message alone. */
export interface AuditReport {
  vulnerabilities?: Record<string, { via: (string | Advisory)[] }>;
  message?: string;
}

/**
 * Advisories that stop a change: high and critical ones without a valid exception.
 *
 * @param today YYYY-MM-DD
 * @returns a sentence each
 * @throws Error where the registry did not answer: no answer is no approval
 */
export function auditProblems(
  { vulnerabilities, message }: AuditReport,
  exceptions: readonly AuditException[],
  today: string,
): string[] {
  if (!vulnerabilities) {
    throw new Error(`The registry gave no answer to npm audit: ${message ?? 'no reason'}.`);
  }
  const problems = new Set<string>();
  for (const { via } of Object.values(vulnerabilities)) {
    for (const advisory of via) {
      // A text is the name of another package of the list.
      if (typeof advisory === 'string' || !STOPPING.includes(advisory.severity)) continue;
      const exception = exceptions.find((entry) => entry.advisory === advisory.url);
      if (exception && exception.expires >= today) continue;
      const late = exception ? `; its exception expired on ${exception.expires}` : '';
      problems.add(
        `${advisory.name}: ${advisory.title} (${advisory.severity}, ${advisory.url}${late}).`,
      );
    }
  }
  return [...problems].sort();
}
