/**
 * The token, read at run time: Gatsby writes the options of plugins into its cache and shows them
 * in GraphiQL, so that they name the variable only.
 *
 * @param variable Name of the environment variable.
 * @returns Nothing where it is not set.
 */
export function readToken(variable: string): string | undefined {
  return process.env[variable]?.trim() || undefined;
}
