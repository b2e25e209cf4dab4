import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * Address of the largest picture that every browser shows: what a link to the full picture takes.
 *
 * @param image - as gatsby-plugin-image has it; the sizes of its fallback rise
 */
export function largestSource({ images }: IGatsbyImageData): string | undefined {
  const { fallback } = images;
  const last = fallback?.srcSet?.split(',').at(-1)?.trim().split(/\s+/)[0];
  return last || fallback?.src;
}
