/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { MODULES } from '../../../../publisher/src/builder/gatsby-internals';

const gatsby = path.resolve('node_modules/gatsby');
const sourceOf = (name: keyof typeof MODULES): string => {
  const file = path.join(gatsby, MODULES[name]);
  const found = [`${file}.js`, path.join(file, 'index.js')].find(existsSync);
  if (found === undefined) throw new Error(`Gatsby has no ${MODULES[name]} any more.`);
  return readFileSync(found, 'utf8');
};

/** Name of the assumption, module, and text of the installed package that holds it. */
const ASSUMPTIONS: readonly [string, keyof typeof MODULES, RegExp][] = [
  [
    'the command to build is a function of the program',
    'build',
    /module\.exports = async function build\(program/,
  ],
  [
    'a build renders in workers and then stays',
    'build',
    /buildHTMLPagesAndDeleteStaleArtifacts\)\(\{\s*program,\s*workerPool/,
  ],
  [
    'pages are rendered by `single.renderHTMLProd` of what is handed over',
    'buildHtml',
    /workerPool\.single\.renderHTMLProd/,
  ],
  [
    'stale pages are deleted by the same function',
    'buildHtml',
    /removePageFiles\)?\(publicDir, toDelete\)/,
  ],
  ['rendering is a function', 'renderHtml', /exports\.renderHTMLProd = /],
  ['there is one store', 'redux', /exports\.store = /],
  ['sourcing is a service', 'services', /sourceNodes/],
  ['planning is a service', 'services', /createPages/],
  ['dirty queries are found by a service', 'services', /calculateDirtyQueries/],
  ['page queries are run by a service', 'services', /runPageQueries/],
  ['queries have a runner', 'graphqlRunner', /exports\.GraphQLRunner = GraphQLRunner/],
  ['lifecycles have another', 'createGraphqlRunner', /exports\.createGraphQLRunner = /],
  ['page data is flushed to disk', 'pageData', /exports\.flush = flush/],
  ['lifecycles can be run', 'apiRunner', /apiRunnerNode|module\.exports/],
  ['jobs can be waited for', 'jobs', /exports\.waitUntilAllJobsComplete/],
  ['the state can be saved', 'saveState', /module\.exports = \{\s*saveState/],
];

it.each(ASSUMPTIONS)('%s', (_assumption, name, text) => {
  expect(sourceOf(name)).toMatch(text);
});

it('is the release that this was tried with', () => {
  const { version } = JSON.parse(readFileSync(path.join(gatsby, 'package.json'), 'utf8')) as {
    version: string;
  };
  expect(version).toBe('5.16.1');
});
