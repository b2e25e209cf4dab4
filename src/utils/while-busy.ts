/**
 * Does what an element was activated for, such as the import of a dialog. Until that settles the element
 * is `aria-busy`, and does nothing further.
 *
 * @param work - rejections are the caller's to handle
 */
export async function whileBusy(element: Element, work: () => Promise<void>): Promise<void> {
  if (element.hasAttribute('aria-busy')) return;
  element.setAttribute('aria-busy', 'true');
  try {
    await work();
  } finally {
    element.removeAttribute('aria-busy');
  }
}
