/** A section of the guide. */
export interface GuideSection {
  /** Anchor, the same in every language. */
  id: string;
  title: string;
  /** Markdown below the title. */
  text: string;
}

const SECTION = /^## /m;

/**
 * Splits the guide into its sections, those of the second level.
 *
 * @param markdown - the whole guide; what stands before the first section is its title
 */
export function guideSections(markdown: string): GuideSection[] {
  return markdown
    .split(SECTION)
    .slice(1)
    .map((section, index) => {
      const [title = '', ...lines] = section.split('\n');
      return { id: `guide-${index + 1}`, title: title.trim(), text: lines.join('\n').trim() };
    });
}
