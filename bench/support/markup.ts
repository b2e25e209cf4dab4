import type { DefaultTreeAdapterTypes } from 'parse5';

export type ParentNode = DefaultTreeAdapterTypes.ParentNode;
export type ElementNode = DefaultTreeAdapterTypes.Element;

export const isElement = (node: DefaultTreeAdapterTypes.Node): node is ElementNode =>
  'tagName' in node;

export const attributeOf = ({ attrs }: ElementNode, name: string): string | undefined =>
  attrs.find((attribute) => attribute.name === name)?.value;

/** The first element that a test holds for, in the order of the document. */
export function findElement(
  parent: ParentNode,
  test: (element: ElementNode) => boolean,
): ElementNode | undefined {
  for (const node of parent.childNodes) {
    if (!isElement(node)) continue;
    const found = test(node) ? node : findElement(node, test);
    if (found) return found;
  }
  return undefined;
}

/** Elements whose text no visitor reads. */
const UNREAD: ReadonlySet<string> = new Set(['script', 'style', 'noscript', 'template']);

/** Visible text, whitespace collapsed. */
export function textOf(node: DefaultTreeAdapterTypes.Node): string {
  const collect = (one: DefaultTreeAdapterTypes.Node): string => {
    if (one.nodeName === '#text') return (one as DefaultTreeAdapterTypes.TextNode).value;
    if (isElement(one) && UNREAD.has(one.tagName)) return '';
    return 'childNodes' in one ? one.childNodes.map(collect).join(' ') : '';
  };
  return collect(node).replace(/\s+/g, ' ').trim();
}
