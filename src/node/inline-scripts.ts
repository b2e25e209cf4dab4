import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, type DefaultTreeAdapterMap } from 'parse5';
import { HELD_SCRIPT_ATTRIBUTE } from '../config/analytics';
import { splitLocale } from '../i18n/paths';

type Node = DefaultTreeAdapterMap['node'];
type Element = DefaultTreeAdapterMap['element'];

const isElement = (node: Node): node is Element => 'tagName' in node;

const attribute = ({ attrs }: Element, name: string) =>
  attrs.find((attr) => attr.name === name)?.value;

/** Types of script elements that run; every other type makes one a data block. */
const RUNNING_TYPES: readonly (string | undefined)[] = [undefined, '', 'module', 'text/javascript'];

/** Whether a policy has to allow a script by its text: one that runs, now or once consent is given. */
const isInline = (element: Element) =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  (RUNNING_TYPES.includes(attribute(element, 'type')) ||
    attribute(element, HELD_SCRIPT_ATTRIBUTE) !== undefined);

function scriptsIn(node: Node): string[] {
  if (isElement(node) && isInline(node)) {
    return [node.childNodes.map((child) => ('value' in child ? child.value : '')).join('')];
  }
  return 'childNodes' in node ? node.childNodes.flatMap(scriptsIn) : [];
}

/** The source of a content security policy that allows one inline script. */
const hashSource = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Sources that allow the inline scripts of a page, in a stable order. */
export const scriptHashes = (html: string): string[] =>
  [...new Set(scriptsIn(parse(html)).map(hashSource))].sort();

interface BuiltPage {
  path: string;
  componentChunkName: string;
}

/**
 * Sources for the inline scripts of a whole site. Those of a page depend on its template and on
 * whether its path has a locale's prefix alone (see page-path-script.ts), so one of each is read.
 *
 * @param publicDir - folder of the built site
 */
export async function siteScriptHashes(
  publicDir: string,
  pages: Iterable<BuiltPage>,
): Promise<string[]> {
  const samples = new Map<string, string>();
  for (const page of pages) {
    const kind = `${page.componentChunkName} ${splitLocale(page.path).locale !== undefined}`;
    if (!samples.has(kind)) samples.set(kind, page.path);
  }
  const hashes = await Promise.all(
    [...samples.values()].map(async (page) => {
      const file = page.endsWith('.html') ? page : path.join(page, 'index.html');
      return scriptHashes(await readFile(path.join(publicDir, file), 'utf8'));
    }),
  );
  return [...new Set(hashes.flat())].sort();
}
