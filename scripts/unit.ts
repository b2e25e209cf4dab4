// Command: the unit tests alone.
import { stopWith } from './support/messages';
import { runNode } from './support/processes';
import { inRoot } from './support/root';

runNode(inRoot('node_modules/jest/bin/jest.js'), [
  '--selectProjects',
  'unit',
  ...process.argv.slice(2),
])
  .then(({ code }) => process.exit(code))
  .catch(stopWith);
