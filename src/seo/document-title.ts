import { title as LENGTH } from '../../contract/search.json';

/** A soft hyphen belongs to a line of the page, not to the title of a tab or a search result. */
const SOFT_HYPHEN = /\u00AD/g;

const withCompany = (title: string, company: string | undefined) =>
  company && !title.includes(company) ? `${title} — ${company}` : title;

/**
 * Title of a document: the first wording that has a good length (`contract/search.json`) with the
 * company's name, else the first that has it without.
 *
 * @param wordings - the best first
 * @param company - added to a title that does not name it
 * @example documentTitle(['News', 'News: villas, Bali'], 'Amara') // => 'News: villas, Bali — Amara'
 */
export function documentTitle(wordings: readonly string[], company?: string): string {
  const plain = wordings.map((wording) => wording.replace(SOFT_HYPHEN, ''));
  const full = plain.map((wording) => withCompany(wording, company));
  const isGood = ({ length }: string) => length >= LENGTH.min && length <= LENGTH.max;
  const fits = ({ length }: string) => length <= LENGTH.max;
  return full.find(isGood) ?? plain.find(isGood) ?? full.find(fits) ?? plain.at(-1) ?? '';
}

/**
 * Wordings of a title with the name of the region, where the title does not say it.
 *
 * @param region - such as Bali
 * @example withRegion('Villas near the beach', 'Bali') // => ['Villas near the beach, Bali', 'Villas near the beach']
 */
export function withRegion(title: string, region: string | null | undefined): string[] {
  return region && !title.includes(region) ? [`${title}, ${region}`, title] : [title];
}
