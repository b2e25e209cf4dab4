import { expect } from './fixtures';
import type { Visitor } from './visitor';

/** Opens a URL and waits for hydration. */
export async function openHydrated(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await waitForHydration(visitor);
}

/** Waits for hydration; earlier events have no listeners. */
export async function waitForHydration(visitor: Visitor): Promise<void> {
  await expect
    .poll(() => visitor.read(() => document.documentElement.dataset.build ?? ''))
    .not.toBe('');
}

/** Path, query and hash of the visitor's page. */
export const place = (visitor: Visitor) =>
  visitor.read(() => location.pathname + location.search + location.hash);

/** Number of matching elements. */
export const count = (visitor: Visitor, selector: string) =>
  visitor.read((css) => document.querySelectorAll(css).length, selector);

/** Text of the first matching element; empty if there is none. */
export const textOf = (visitor: Visitor, selector: string) =>
  visitor.read((css) => document.querySelector(css)?.textContent ?? '', selector);

/** Whether the focused element or one of its ancestors matches. */
export const focusIsIn = (visitor: Visitor, selector: string) =>
  visitor.read((css) => document.activeElement?.closest(css) !== null, selector);

/** Horizontal overflow of the page, CSS pixels. */
export const overflow = (visitor: Visitor) =>
  visitor.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Marks the document; a full page load removes the mark. */
export const markDocument = (visitor: Visitor) =>
  visitor.read(() => void document.documentElement.setAttribute('data-mark', ''));

export const isMarked = (visitor: Visitor) =>
  visitor.read(() => document.documentElement.hasAttribute('data-mark'));

/** Replaces the value of a field as a visitor would: click, select all, type. */
export async function fill(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.click(selector);
  await visitor.read((css) => document.querySelector<HTMLInputElement>(css)?.select(), selector);
  await visitor.type(text);
}
