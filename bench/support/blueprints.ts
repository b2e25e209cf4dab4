import { parse, parseFragment, type DefaultTreeAdapterTypes } from 'parse5';
import type { Blueprint, Content, FormWords, Island, Part } from '../peers/shared/blueprint';
import { attributeOf, findElement, isElement, textOf, type ElementNode } from './markup';

/** Kinds of links that go with the markup; the others load scripts or belong to the framework. */
const isHeadPart = (element: ElementNode): boolean => {
  const rel = attributeOf(element, 'rel');
  if (element.tagName === 'link') {
    return rel !== 'modulepreload' && rel !== 'prefetch' && attributeOf(element, 'as') !== 'script';
  }
  const isGenerator = attributeOf(element, 'name') === 'generator';
  return element.tagName === 'title' || (element.tagName === 'meta' && !isGenerator);
};

/** Elements whose text is no markup. */
const RAW: ReadonlySet<string> = new Set(['script', 'style', 'noscript']);

/** Elements that a gallery is made of, the closest around a picture. */
const GALLERY = new Set(['ul', 'section', 'article', 'header']);

/** The elements that need a script, by what they are. */
function islandsOf(body: ElementNode): Map<ElementNode, Island> {
  const islands = new Map<ElementNode, Island>();
  const header = findElement(body, ({ tagName }) => tagName === 'header');
  const menu = header && findElement(header, ({ tagName }) => tagName === 'details');
  if (menu) islands.set(menu, 'menu');
  const request = findElement(body, (element) => attributeOf(element, 'id') === 'request');
  const panel =
    request && findElement(request, (element) => attributeOf(element, 'data-kind') !== undefined);
  if (panel) islands.set(panel, 'form');
  const visit = (element: ElementNode, around: ElementNode | undefined) => {
    if (around && attributeOf(element, 'data-lightbox') !== undefined) {
      islands.set(around, 'gallery');
    }
    const closest = GALLERY.has(element.tagName) ? element : around;
    for (const child of element.childNodes) if (isElement(child)) visit(child, closest);
  };
  visit(body, undefined);
  return islands;
}

/** The site keeps short words with the next one. */
const spaced = (text: string) => text.replaceAll('\u00a0', ' ');

/** Paths of the texts of the content, plain and rich. */
function pathsOf(content: Content) {
  const plain = new Map<string, string>();
  const rich = new Map<string, string>();
  for (const [path, text] of Object.entries(content)) {
    const key = text.includes('<') ? textOf(parseFragment(text)) : spaced(text);
    const paths = text.includes('<') ? rich : plain;
    // A word such as a status may stand on the page by chance.
    if (/[.]text[.]/.test(path) && !paths.has(key)) paths.set(key, path);
  }
  return { plain, rich };
}

/**
 * A page of this site as data: its markup without scripts, the texts of the CMS as slots, and its
 * interactive parts marked.
 *
 * @param html - of the built page
 * @param content - of the same page, as the peers read it
 * @throws Error if the page has no head or body
 */
export function blueprintFrom(html: string, content: Content, words: FormWords): Blueprint {
  const document = parse(html);
  const root = findElement(document, ({ tagName }) => tagName === 'html');
  const head = root && findElement(root, ({ tagName }) => tagName === 'head');
  const body = root && findElement(root, ({ tagName }) => tagName === 'body');
  if (!root || !head || !body) throw new Error('The page has no head or body.');
  const islands = islandsOf(body);
  const { plain, rich } = pathsOf(content);

  const partsOf = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): Part[] =>
    nodes.flatMap((node): Part[] => {
      if (node.nodeName === '#text') {
        const { value } = node as DefaultTreeAdapterTypes.TextNode;
        const slot = plain.get(spaced(value));
        return [slot === undefined ? value : { slot }];
      }
      if (!isElement(node)) return [];
      const { tagName: tag } = node;
      const isProgram = tag === 'script' && attributeOf(node, 'type') !== 'application/ld+json';
      if (isProgram) return [];
      const attrs = Object.fromEntries(
        node.attrs
          .filter(({ name }) => name !== 'data-gatsby-head')
          .map(({ name, value, prefix }) => [prefix ? `${prefix}:${name}` : name, value]),
      );
      if (RAW.has(tag)) {
        const raw = node.childNodes
          .map((child) => (child as DefaultTreeAdapterTypes.TextNode).value)
          .join('');
        return [{ tag, attrs, children: [], raw }];
      }
      const richPath = isContainer(node) ? rich.get(textOf(node)) : undefined;
      if (richPath !== undefined) return [{ tag, attrs, rich: richPath }];
      const children = partsOf(node.childNodes);
      const island = islands.get(node);
      const holdsIsland = children.some(
        (child) => typeof child === 'object' && ('island' in child || 'holdsIsland' in child),
      );
      return [
        {
          tag,
          attrs,
          children,
          ...(island && { island }),
          ...(holdsIsland && { holdsIsland: true as const }),
        },
      ];
    });

  return {
    lang: attributeOf(root, 'lang') ?? '',
    head: partsOf(head.childNodes.filter((node) => isElement(node) && isHeadPart(node))),
    body: partsOf(body.childNodes),
    words,
  };
}

/** Elements that rich text begins with. */
const BLOCKS: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'table']);

/** Whether rich text would stand directly in an element. */
const isContainer = ({ childNodes }: ElementNode): boolean => {
  const first = childNodes.find(isElement);
  return first !== undefined && BLOCKS.has(first.tagName);
};

/** The styles of a built page, in its order. */
export function stylesOf(html: string): string {
  const head = findElement(parse(html), ({ tagName }) => tagName === 'head');
  return (head?.childNodes ?? [])
    .flatMap((node) => (isElement(node) && node.tagName === 'style' ? node.childNodes : []))
    .map((node) => (node as DefaultTreeAdapterTypes.TextNode).value)
    .join('\n');
}

/** Addresses of the files that a page's markup and styles name: pictures, fonts, icons. */
export function filesOf(html: string): string[] {
  const addresses = html.matchAll(/["'(,\s](\/[^"'(),\s?#]+\.[a-z0-9]+)/g);
  return [...new Set([...addresses].map(([, address = '']) => address))].filter(
    (address) => !/\.(?:js|css|json|map|xml|html)$/.test(address),
  );
}
