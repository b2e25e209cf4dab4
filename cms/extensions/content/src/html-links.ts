import { Parser } from 'htmlparser2';

/** Attributes that lead somewhere, by tag; the site takes all other tags with addresses out. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', img: 'src', iframe: 'src' };

/** The addresses of links, pictures and frames in HTML, entities decoded. */
export function linksIn(html: string): string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const address = attributes[ADDRESSES[tag] ?? ''];
      if (address !== undefined) found.push(address);
    },
  });
  parser.end(html);
  return found;
}
