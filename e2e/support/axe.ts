import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { DEFERRED_LAYOUT_ATTRIBUTE } from '../../src/config/browser';

interface AxeOptions {
  /** Selector of the part that is checked; the whole page by default. */
  within?: string;
  /** The only rules; all by default. */
  rules?: string[];
}

/**
 * What axe finds on a page, as `rule: elements`. It waits until the sections further down are laid out:
 * before, axe compares boxes and colours of two moments.
 */
export async function findViolations(
  page: Page,
  { within, rules }: AxeOptions = {},
): Promise<string[]> {
  await page.waitForFunction(
    (deferred) =>
      !document.documentElement.hasAttribute(deferred) ||
      [...document.querySelectorAll<HTMLElement>('main > *, footer')].every(
        ({ style }) => style.contentVisibility === 'visible',
      ),
    DEFERRED_LAYOUT_ATTRIBUTE,
  );
  const axe = new AxeBuilder({ page });
  if (within) axe.include(within);
  if (rules) axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
