import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse, serialize } from 'parse5';
import { attributeOf, isElement, type ParentNode } from './markup';

/** Structured data, which no browser runs. */
const DATA = 'application/ld+json';

const isScript = (node: ParentNode['childNodes'][number]): boolean => {
  if (!isElement(node)) return false;
  if (node.tagName === 'script') return attributeOf(node, 'type') !== DATA;
  if (node.tagName !== 'link') return false;
  const rel = attributeOf(node, 'rel') ?? '';
  return rel === 'modulepreload' || rel === 'prefetch' || attributeOf(node, 'as') === 'script';
};

/** A page with all that it executes taken out; markup, styles and structured data stay. */
export function withoutScripts(html: string): string {
  const document = parse(html);
  const strip = (parent: ParentNode) => {
    parent.childNodes = parent.childNodes.filter((node) => !isScript(node));
    for (const node of parent.childNodes) if (isElement(node)) strip(node);
  };
  strip(document);
  return serialize(document);
}

/** The file of a page in a built site. */
export const pageFile = (directory: string, page: string) =>
  path.join(directory, page, 'index.html');

/**
 * Makes a copy of a built site, in which some pages have no scripts and everything else is a link to
 * the original.
 */
export function makeScriptlessCopy(site: string, pages: readonly string[], into: string): void {
  rmSync(into, { recursive: true, force: true });
  const own = new Set(pages.map((page) => page.split('/')[1]).filter(Boolean));
  mkdirSync(into, { recursive: true });
  for (const entry of readdirSync(site)) {
    if (entry !== 'index.html' && !own.has(entry)) {
      symlinkSync(path.resolve(site, entry), path.join(into, entry));
    }
  }
  for (const page of pages) {
    const file = pageFile(into, page);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, withoutScripts(readFileSync(pageFile(site, page), 'utf8')));
  }
}
