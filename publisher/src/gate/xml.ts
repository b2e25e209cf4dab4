import { Parser } from 'htmlparser2';

/** A start tag with its text. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Its direct text content. */
  text: string;
}

/**
 * Parses all elements of an XML document.
 *
 * @returns undefined if the document is not well-formed: unclosed elements, or none at all
 */
export function readXml(text: string): XmlElement[] | undefined {
  const elements: XmlElement[] = [];
  const open: XmlElement[] = [];
  /**
   * The element just opened. A self-closing tag closes it implicitly at once; a later implicit
   * close means a missing end tag.
   */
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
  // The parser closes open elements at the end of the document.
  isWhole &&= open.length === 0 && elements.length > 0;
  parser.end();
  return isWhole ? elements : undefined;
}
