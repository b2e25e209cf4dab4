import { unitStatus } from '../../domain/home';
import type { ComparedHome } from './compared-homes';

const priceOf = ({ unit }: ComparedHome) => unit.priceConstruction ?? 0;

/** Homes in turns of the projects: the first of each, then the second of each, and so on. */
function inTurns(homes: readonly ComparedHome[]): ComparedHome[] {
  const turns = new Map<string, number>();
  return homes
    .map((home) => {
      const turn = turns.get(home.project.slug) ?? 0;
      turns.set(home.project.slug, turn + 1);
      return { home, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ home }) => home);
}

/**
 * Homes to begin a comparison with: of every project in turn, in the order of the editors. Beside a
 * chosen home, those closest to it in price, whatever the project. What is sold is left out.
 *
 * @param chosen - homes that are compared already
 * @param most - number of homes
 */
export function suggestedHomes(
  all: readonly ComparedHome[],
  chosen: readonly ComparedHome[],
  most: number,
): ComparedHome[] {
  const open = all.filter(
    (home) => !chosen.includes(home) && unitStatus(home.unit, home.project.homes) === 'available',
  );
  const [first] = chosen;
  if (!first || !priceOf(first)) return inTurns(open).slice(0, most);
  const distance = (home: ComparedHome) => Math.abs(priceOf(home) - priceOf(first));
  return open
    .filter((home) => priceOf(home) > 0)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, most);
}
