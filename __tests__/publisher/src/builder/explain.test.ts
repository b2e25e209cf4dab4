/** @jest-environment node */
import { explainFailure } from '../../../../publisher/src/builder/explain';

it('reads the first error out of what a build printed', () => {
  const output = [
    'success compile gatsby files - 1.2s',
    '\u001b[41m ERROR \u001b[49m #10009 DIRECTUS',
    '',
    'Projects: Teak House (http://localhost:8055/admin/content/projects/1) has no price.',
    '    at render (/somewhere/file.js:1:2)',
    '  12 | const a = 1;',
  ].join('\n');
  expect(explainFailure(output, 1)).toEqual({
    sentence:
      'DIRECTUS Projects: Teak House (http://localhost:8055/admin/content/projects/1) has no price.',
  });
});

it('says so where nothing was printed', () => {
  expect(explainFailure('success', null)).toEqual({
    sentence: 'The build ended with exit code none and no message.',
  });
});

it('names the page whose HTML failed, and the cause', () => {
  const output = [
    ' ERROR #95313  HTML.COMPILATION',
    '',
    'Building static HTML failed for path "/ua/projects/teak-house"',
    '',
    'See our docs page for more info on this error: https://gatsby.dev/debug-html',
    '  57 |   const slugs = [];',
    "> 59 |   if (x) throw new TypeError('a');",
    '  WebpackError: TypeError: a.b is not a function',
    '  - project.tsx:59',
    'Pages',
    '┌ src/templates/home.tsx',
  ].join('\n');
  expect(explainFailure(output, 1)).toEqual({
    page: '/ua/projects/teak-house',
    sentence: 'The page /ua/projects/teak-house cannot be made: TypeError: a.b is not a function.',
  });
});

it('names the page whose query failed, without the table of pages', () => {
  const output = [
    ' ERROR #85923  GRAPHQL.QUERY_RUNNING',
    'There was an error in your GraphQL query:',
    'Cannot return null for non-nullable field Project.title.',
    'Url path: /ru/projects/x',
    'Pages',
    '┌ src/templates/home.tsx',
    '│ ├   /',
  ].join('\n');
  expect(explainFailure(output, 1)).toEqual({
    page: '/ru/projects/x',
    sentence:
      'GRAPHQL.QUERY_RUNNING There was an error in your GraphQL query: Cannot return null for non-nullable field Project.title. Url path: /ru/projects/x',
  });
});
