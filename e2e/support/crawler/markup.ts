import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of a parsed page. */
export type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

/** All elements in document order; what is inside of `noscript` counts, as for a crawler. */
export function elementsOf(html: string): Element[] {
  const visit = (node: Node): Element[] => [
    ...(isElement(node) ? [node] : []),
    ...('childNodes' in node ? node.childNodes.flatMap(visit) : []),
  ];
  return visit(parse(html, { scriptingEnabled: false }));
}

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((attr) => attr.name === name)?.value;

/** Text of an element and of everything in it. */
export function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Accessible name of a link or picture, as far as markup tells: label, text, pictures' texts. */
export function nameOf(element: Element): string {
  const label = attribute(element, 'aria-label');
  if (label) return label;
  const own = (node: Node): string => {
    if ('value' in node) return node.value;
    if (isElement(node) && node.tagName === 'img') return attribute(node, 'alt') ?? '';
    return 'childNodes' in node ? node.childNodes.map(own).join('') : '';
  };
  return own(element).trim();
}
