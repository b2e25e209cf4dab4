const GRAPHQL_BLOCK = /^```graphql\n([\s\S]*?)^```$/gm;

/**
 * The GraphQL code blocks of a Markdown text, in their order, as one document.
 *
 * @param markdown Its queries have names, because a document of several needs them.
 */
export const startingQueries = (markdown: string): string =>
  [...markdown.matchAll(GRAPHQL_BLOCK)].map(([, query = '']) => query.trim()).join('\n\n');

/**
 * The path of GraphiQL with queries already in its editor.
 *
 * @example graphiqlPath('{ site { id } }') // => '/___graphql?query=%7B%20site%20%7B%20id%20%7D%20%7D'
 */
export const graphiqlPath = (queries: string): string =>
  `/___graphql?query=${encodeURIComponent(queries)}`;
