import { Parser } from 'htmlparser2';

/** URL attributes by tag; the site's sanitiser removes all other tags with URLs. */
const ADDRESSES: Readonly<Record<string, string>> = { a: 'href', img: 'src', iframe: 'src' };

/** URLs of links, pictures and iframes in HTML, entities decoded. */
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
