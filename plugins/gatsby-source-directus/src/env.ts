/**
 * Reads the token at run time: Gatsby writes plugin options into its cache and shows them in
 * GraphiQL, so the options contain only the name of the variable.
 *
 * @param variable Name of the environment variable.
 * @returns Undefined if it is not set.
 */
export function readToken(variable: string): string | undefined {
  return process.env[variable]?.trim() || undefined;
}
