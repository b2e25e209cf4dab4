/**
 * Timeout: longer than Gatsby takes to update the head; the title may be that of the page before.
 */
const TIMEOUT_MS = 500;

const isTitle = (node: Node | null) => node?.nodeName === 'TITLE';

/**
 * Resolves with the document's title when it changes, or with the current one after half a second.
 */
export function nextTitle(): Promise<string> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(document.title);
    };
    const observer = new MutationObserver((records) => {
      const changed = records.some(
        ({ target, addedNodes }) => isTitle(target) || [...addedNodes].some(isTitle),
      );
      if (changed) done();
    });
    observer.observe(document.head, { childList: true, subtree: true });
    const timer = setTimeout(done, TIMEOUT_MS);
  });
}
