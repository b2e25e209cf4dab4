import { Parser } from 'htmlparser2';

/** An element as it opens. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Text right inside it. */
  text: string;
}

/**
 * Reads all elements of a document of XML.
 *
 * @returns undefined where the document is not whole: elements that do not end, or none at all
 */
export function readXml(text: string): XmlElement[] | undefined {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  /** What has just opened: an element without an end tag ends here or never. */
  let fresh: XmlElement | undefined;
  let isWhole = true;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const element = { name, attributes, text: '' };
        elements.push(element);
        open.push(element);
        fresh = element;
      },
      ontext: (piece) => {
        const element = open.at(-1);
        if (element) element.text += piece;
        fresh = undefined;
      },
      onclosetag: (_name, isImplied) => {
        const element = open.pop();
        isWhole &&= !isImplied || element === fresh;
        fresh = undefined;
      },
    },
    { xmlMode: true },
  );
  parser.write(text);
  // The parser itself closes what is open at the end.
  isWhole &&= open.length === 0 && elements.length > 0;
  parser.end();
  return isWhole ? elements : undefined;
}
