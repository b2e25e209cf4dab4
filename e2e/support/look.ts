import type { Page } from '@playwright/test';

/** What a rule of another part would show in; sizes are left out, as parts that arrive take room. */
const PROPERTIES = [
  'display',
  'visibility',
  'position',
  'padding',
  'margin',
  'gap',
  'min-height',
  'border-width',
  'border-color',
  'border-radius',
  'background-color',
  'color',
  'font',
  'letter-spacing',
  'text-align',
  'text-decoration-line',
  'text-wrap',
  'white-space',
];

/** How every element of the page itself looks, by its place in the page. */
export function lookOf(page: Page): Promise<Record<string, string>> {
  return page.evaluate((properties) => {
    const looks: Record<string, string> = {};
    const walk = (element: Element, place: string) => {
      const style = getComputedStyle(element);
      looks[place] = properties
        .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        .join('; ');
      const counts: Record<string, number> = {};
      for (const child of element.children) {
        const name = `${child.localName}.${child.className.toString().replaceAll(' ', '.')}`;
        counts[name] = (counts[name] ?? 0) + 1;
        walk(child, `${place} > ${name}:${counts[name]}`);
      }
    };
    for (const part of document.querySelectorAll('body header, main, body footer')) {
      if (!part.parentElement?.closest('main')) walk(part, part.localName);
    }
    return looks;
  }, PROPERTIES);
}

/** Elements that existed before and whose computed styles have changed. */
export function changedLooks(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string[] {
  return Object.entries(before).flatMap(([place, look]) => {
    const now = after[place];
    return now === undefined || now === look ? [] : [`${place}\n  ${look}\n  ${now}`];
  });
}
