/** A generator of numbers from 0 to 1 that a seed repeats (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
type Change = (path: string, random: Random) => string;

const pick = <T>(list: readonly T[], random: Random): T =>
  list[Math.floor(random() * list.length)] as T;

/** Puts something at the place of one of the slashes. */
const atSlash =
  (texts: readonly string[]): Change =>
  (path, random) => {
    const places = [...path.matchAll(/\//g)].map(({ index }) => index);
    const at = pick(places, random);
    return at === undefined
      ? path
      : `${path.slice(0, at)}${pick(texts, random)}${path.slice(at + 1)}`;
  };

/** Writes one of the letters another way. */
const atLetter =
  (write: (letter: string, random: Random) => string): Change =>
  (path, random) => {
    const places = [...path.matchAll(/[a-z]/gi)].map(({ index }) => index);
    const at = pick(places, random);
    if (at === undefined) return path;
    return `${path.slice(0, at)}${write(path[at] ?? '', random)}${path.slice(at + 1)}`;
  };

const hex = (letter: string) => letter.charCodeAt(0).toString(16);

const CHANGES: readonly Change[] = [
  atSlash(['//', '///', '/./', '/x/../', '/../', '/%2e/', '/%2E%2e/', '/.;/', '/;/', '/;a=b/']),
  atSlash(['%2f', '%2F', '%5c', '\\', '/\\', '%252f', '/%20', '/%09', '/%00', '%c0%af', ';a=b/']),
  atLetter((letter) => `%${hex(letter)}`),
  atLetter((letter) => `%25${hex(letter)}`),
  atLetter((letter) => letter.toUpperCase()),
  atLetter(
    (letter, random) => `${letter}${pick(['%00', '%0a', '%c2%ad', '\u200b', '\t'], random)}`,
  ),
  (path) => path.toUpperCase(),
  (path, random) =>
    `${path}${pick(['/', '//', '/.', '/..', '/x', '.', '.json', ';', ';a=b', '%20', '%00', '%2f'], random)}`,
  (path, random) => `${path}${pick(['?', '?x=1', '?/../x', '?a//b', '#', '#x', '?#\\'], random)}`,
  (path, random) =>
    `${pick(['/', '//', '/.', '/./', '/x/..', '\\', '//host', 'http://host', 'http://host/', '*'], random)}${path}`,
];

/**
 * Spellings of a path that something on the way may take for the path itself: slashes, dots,
 * encodings, case, parameters, trailing parts; one to three changes each.
 *
 * @param options.seed Repeats the same ones.
 */
export function pathVariants(
  path: string,
  { seed, count }: { seed: number; count: number },
): string[] {
  const random = seeded(seed);
  const alone = CHANGES.map((change) => change(path, random));
  const mixed = Array.from({ length: count }, () => {
    let variant = path;
    const changes = 1 + Math.floor(random() * 3);
    for (let index = 0; index < changes; index += 1)
      variant = pick(CHANGES, random)(variant, random);
    return variant;
  });
  // The ones known to have passed a guard before.
  return [path.replace(/\/(?=[^/]*$)/, '//'), `/${path}`, `${path}/`, ...alone, ...mixed];
}
