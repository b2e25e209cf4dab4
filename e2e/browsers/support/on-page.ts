import { expect } from './fixtures';
import type { Visitor } from './visitor';

/** Opens an address and waits until its scripts have taken over. */
export async function openAlive(visitor: Visitor, url: string): Promise<void> {
  await visitor.open(url);
  await waitForHydration(visitor);
}

/** Waits until the page's scripts have taken over: what a test does before, they do not hear. */
export async function waitForHydration(visitor: Visitor): Promise<void> {
  await expect
    .poll(() => visitor.read(() => document.documentElement.dataset.build ?? ''))
    .not.toBe('');
}

/** Path, query and hash of where the visitor is. */
export const place = (visitor: Visitor) =>
  visitor.read(() => location.pathname + location.search + location.hash);

/** How many elements fit. */
export const count = (visitor: Visitor, selector: string) =>
  visitor.read((css) => document.querySelectorAll(css).length, selector);

/** The text of the first element that fits; empty where there is none. */
export const textOf = (visitor: Visitor, selector: string) =>
  visitor.read((css) => document.querySelector(css)?.textContent ?? '', selector);

/** Whether the element with the focus fits, or stands in one that does. */
export const focusIsIn = (visitor: Visitor, selector: string) =>
  visitor.read((css) => document.activeElement?.closest(css) !== null, selector);

/** By how much the page is wider than its window, CSS pixels. */
export const overflow = (visitor: Visitor) =>
  visitor.read(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Puts a mark on the document, which only a full load takes away. */
export const markDocument = (visitor: Visitor) =>
  visitor.read(() => void document.documentElement.setAttribute('data-mark', ''));

export const isMarked = (visitor: Visitor) =>
  visitor.read(() => document.documentElement.hasAttribute('data-mark'));

/** Replaces what stands in a field as a visitor would: click, choose all, type. */
export async function fill(visitor: Visitor, selector: string, text: string): Promise<void> {
  await visitor.click(selector);
  await visitor.read((css) => document.querySelector<HTMLInputElement>(css)?.select(), selector);
  await visitor.type(text);
}
