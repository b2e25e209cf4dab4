// What the scripts of a page cost its Largest Contentful Paint: Lighthouse's, with and without
// them, in turns, as a ratio of the medians. Looks at the site that was built last: npm run build,
// then npm run bench -- scripts-cost.
import { stopWith } from '../scripts/support/messages';
import { withLighthouse } from './support/lighthouse';
import { pagesToVisit } from './support/pages';

const VISITS = 5;

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;

async function main() {
  await withLighthouse(async (visit) => {
    const paint = async (address: string, blocked?: readonly string[]) => {
      const result = await visit(address, { categories: ['performance'], blocked });
      return result.audits['largest-contentful-paint']?.numericValue ?? NaN;
    };
    process.stdout.write(`${' '.repeat(36)}   with s  without   ratio\n`);
    for (const address of pagesToVisit()) {
      const withScripts: number[] = [];
      const without: number[] = [];
      while (without.length < VISITS) {
        withScripts.push(await paint(address));
        without.push(await paint(address, ['*.js']));
      }
      const [full, bare] = [median(withScripts), median(without)];
      const cells = [full / 1000, bare / 1000, full / bare].map((value) => value.toFixed(2));
      process.stdout.write(
        `${address.slice(0, 34).padEnd(36)}${cells.map((cell) => cell.padStart(9)).join('')}\n`,
      );
    }
  });
}

main().catch(stopWith);
