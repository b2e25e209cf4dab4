import Sequencer from '@jest/test-sequencer';

/** Files that take minutes, the longest first. Begun late, one of them would run on alone. */
const LONGEST = [
  '/publisher/src/builder/resident.integration.test.ts',
  '/cms/backup/backup.integration.test.ts',
  '/recipes/language.integration.test.ts',
];

const rank = ({ path }) => {
  const place = LONGEST.findIndex((file) => path.endsWith(file));
  return place === -1 ? LONGEST.length : place;
};

/** Jest's own order, which knows durations only from an earlier run, after the longest files. */
// eslint-disable-next-line import/no-default-export -- jest reads the default export
export default class LongestFirst extends Sequencer {
  async sort(tests) {
    const sorted = await super.sort(tests);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
