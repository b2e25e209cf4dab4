/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { Kind, parse } from 'gatsby/graphql';
import { graphiqlPath, startingQueries } from '../../../src/node/starting-queries';

describe('startingQueries', () => {
  it('takes the GraphQL blocks of a text, and no others', () => {
    const markdown =
      '# A\n\n```graphql\nquery A {\n  a\n}\n```\n\n```ts\nx\n```\n\n```graphql\nquery B { b }\n```\n';
    expect(startingQueries(markdown)).toBe('query A {\n  a\n}\n\nquery B { b }');
  });

  it('of the README are a document that GraphiQL can run: each query has a name of its own', () => {
    const { definitions } = parse(startingQueries(readFileSync('README.md', 'utf8')));
    const names = definitions.map((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? definition.name?.value : undefined,
    );
    expect(names).toEqual(['ForSale', 'Untranslated', 'CurrentOffers']);
  });
});

describe('graphiqlPath', () => {
  it('carries the queries in the address', () => {
    const address = new URL(graphiqlPath('query A {\n  a # & 1\n}'), 'http://localhost:8000');
    expect(address.pathname).toBe('/___graphql');
    expect(address.searchParams.get('query')).toBe('query A {\n  a # & 1\n}');
  });
});
