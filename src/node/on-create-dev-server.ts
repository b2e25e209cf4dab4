import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { graphiqlPath, startingQueries } from './starting-queries';

/** Express' application, as far as it is used here; Gatsby declares it as `any`. */
interface DevServer {
  get(
    path: string,
    handler: (
      request: unknown,
      response: { redirect(status: number, address: string): void },
    ) => void,
  ): void;
}

/** Path of the development server that opens GraphiQL with the queries of the README. */
export const QUERIES_PATH = '/___queries';

/**
 * Adds the address of GraphiQL with the README's queries. GraphiQL itself opens with the last query
 * of the browser, or else with an explanation that Gatsby has built into it.
 */
export const onCreateDevServer: NonNullable<GatsbyNode['onCreateDevServer']> = ({
  app,
  store,
  reporter,
}) => {
  const { program } = store.getState() as { program: { port: number } };
  const readme = path.resolve('README.md');
  (app as DevServer).get(QUERIES_PATH, (_request, response) => {
    // Read anew: whoever edits the README sees what it gives.
    response.redirect(302, graphiqlPath(startingQueries(readFileSync(readme, 'utf8'))));
  });
  reporter.info(
    `GraphiQL with queries to begin with: http://localhost:${program.port}${QUERIES_PATH}`,
  );
};
