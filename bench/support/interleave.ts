/**
 * Takes figures of each variant's pages, `rounds` times. The order of the variants rotates each
 * round, so that other load on the machine affects all of them alike.
 *
 * @param pages - pages of a variant, the same keys for the same content
 * @param visit - measures one page of one variant
 * @returns the figures of each round by {@link figuresKey}
 */
export async function interleave<Variant extends { name: string }, Figures>(
  variants: readonly Variant[],
  pages: (variant: Variant) => readonly string[],
  rounds: number,
  visit: (variant: Variant, page: string) => Promise<Figures>,
): Promise<Map<string, Figures[]>> {
  const taken = new Map<string, Figures[]>();
  const all = new Set(variants.flatMap(pages));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of all) {
      for (let turn = 0; turn < variants.length; turn += 1) {
        const variant = variants[(turn + round) % variants.length];
        if (!variant || !pages(variant).includes(page)) continue;
        const figures = await visit(variant, page).catch((cause: unknown) => {
          throw new Error(`No visit of ${page}, ${variant.name}: ${String(cause)}`, { cause });
        });
        const key = figuresKey(variant.name, page);
        taken.set(key, [...(taken.get(key) ?? []), figures]);
      }
    }
    process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  }
  return taken;
}

export const figuresKey = (variant: string, page: string) => `${variant} ${page}`;
