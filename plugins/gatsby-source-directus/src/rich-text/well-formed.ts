import {
  defaultTreeAdapter as tree,
  html as spec,
  parseFragment,
  type DefaultTreeAdapterMap,
} from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Void elements among the allowed tags. */
const VOID = new Set(['br', 'hr', 'img']);
/** Elements whose text is not shown. */
const OPAQUE = new Set(['iframe']);
/** Attributes that are serialised although they are empty. */
const WRITTEN_EMPTY = new Set(['alt']);

/** Elements whose start tag closes an open one around the text, with the list they belong into. */
const LISTS: Readonly<Record<string, { list: string; parents: readonly string[] }>> = {
  li: { list: 'ul', parents: ['ul', 'ol'] },
  dt: { list: 'dl', parents: ['dl'] },
  dd: { list: 'dl', parents: ['dl'] },
};

const element = (name: string) => tree.createElement(name, spec.NS.HTML, []);
const listOf = (node: Node, parent: string) => {
  const rule = tree.isElementNode(node) ? LISTS[node.tagName] : undefined;
  return rule === undefined || rule.parents.includes(parent) ? undefined : rule.list;
};
const isSpace = (node: Node) => tree.isTextNode(node) && node.value.trim() === '';

/** Wraps children of a parent in an element that it may contain, adjacent ones in the same. */
function wrap(parent: Element, wrapperOf: (node: Node) => string | undefined): void {
  let open: Element | undefined;
  for (const node of [...parent.childNodes]) {
    const name = wrapperOf(node);
    if (name === undefined) {
      if (!isSpace(node)) open = undefined;
      continue;
    }
    if (open?.tagName !== name) {
      open = element(name);
      tree.insertBefore(parent, open, node);
    }
    tree.detachNode(node);
    tree.appendChild(open, node);
  }
}

/** Wraps stray items in a list, and non-items of a list in an item. */
function mendLists(node: Element): void {
  wrap(node, (child) => listOf(child, node.tagName));
  if (node.tagName === 'ul' || node.tagName === 'ol') {
    wrap(node, (child) =>
      isSpace(child) || (tree.isElementNode(child) && child.tagName === 'li') ? undefined : 'li',
    );
  }
  for (const child of node.childNodes) if (tree.isElementNode(child)) mendLists(child);
}

const escapeText = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeAttribute = (text: string) => escapeText(text).replace(/"/g, '&quot;');

function print(node: Node): string {
  if (tree.isTextNode(node)) return escapeText(node.value);
  if (!tree.isElementNode(node)) return '';
  const { tagName } = node;
  const attributes = node.attrs
    .map(({ name, value }) =>
      value === '' && !WRITTEN_EMPTY.has(name)
        ? ` ${name}`
        : ` ${name}="${escapeAttribute(value)}"`,
    )
    .join('');
  if (VOID.has(tagName)) return `<${tagName}${attributes} />`;
  const inside = OPAQUE.has(tagName) ? '' : node.childNodes.map(print).join('');
  // The parser drops the first line end of preformatted text.
  const start = tagName === 'pre' && inside.startsWith('\n') ? '\n' : '';
  return `<${tagName}${attributes}>${start}${inside}</${tagName}>`;
}

/** Maximum passes of parsing and serialising until the HTML is stable. */
const MAX_ROUNDS = 5;

/**
 * Makes sanitised HTML well-formed: it parses into the same elements wherever it is inserted. A
 * browser moves or closes misplaced elements, with a stray `<li>` even the list item around the
 * text, and the DOM would differ from the one React rendered (hydration mismatch).
 *
 * @param html From the sanitiser: allowed tags only, nesting limited.
 * @returns HTML that is its own parsed form.
 */
export function wellFormed(html: string): string {
  let before = html;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const root = element('div');
    for (const node of [...parseFragment(element('div'), before, {}).childNodes]) {
      tree.appendChild(root, node);
    }
    mendLists(root);
    const after = root.childNodes.map(print).join('');
    if (after === before) return after;
    before = after;
  }
  return before;
}
