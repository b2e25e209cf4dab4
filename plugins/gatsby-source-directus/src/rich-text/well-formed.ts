import {
  defaultTreeAdapter as tree,
  html as spec,
  parseFragment,
  type DefaultTreeAdapterMap,
} from 'parse5';

type Node = DefaultTreeAdapterMap['childNode'];
type Element = DefaultTreeAdapterMap['element'];

/** Elements without an end tag, of those that a text may have. */
const VOID = new Set(['br', 'hr', 'img']);
/** Their text is no text of the page. */
const OPAQUE = new Set(['iframe']);
/** Attributes that are written out although they are empty. */
const WRITTEN_EMPTY = new Set(['alt']);

/** Items that end an open item around the text, wherever it stands, and the list they belong into. */
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

/** Puts children of a parent into elements that may stand in it, neighbours into one. */
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

/** Items without a list get one, and a list holds items alone. */
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

/** Parsed and printed again, until a browser would change nothing of it; three times is plenty. */
const MAX_ROUNDS = 5;

/**
 * Makes sanitised HTML say what a browser reads: it parses into the same elements wherever it
 * stands. A browser moves or ends elements that stand where they cannot, a stray `<li>` even the
 * list item around the text, and the page would no longer be the one that React printed.
 *
 * @param html From the sanitiser: allowed tags only, not nested without end.
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
