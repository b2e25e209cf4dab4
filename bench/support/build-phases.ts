export interface BuildPhase {
  name: string;
  seconds: number;
}

/**
 * Durations of the phases of a Gatsby build, longest first.
 *
 * @param output - what `gatsby build` printed
 */
export function buildPhases(output: string): BuildPhase[] {
  return [...output.matchAll(/success (.+?) - ([\d.]+)s/g)]
    .map(([, name = '', seconds = '0']) => ({ name, seconds: Number(seconds) }))
    .sort((a, b) => b.seconds - a.seconds);
}
