import type { isPlainClick } from '../../utils/plain-click';

export interface ReplayClicksConfig {
  /** Selector of the elements that need hydration: buttons, and links that open an overlay. */
  selector: string;
  /** Name of the event on `window` that is dispatched after hydration. */
  event: string;
  /** A link is followed natively if the page is not hydrated by then, milliseconds. */
  timeoutMs: number;
}

/**
 * Keeps the last click on an element that needs hydration and replays it once, after hydration.
 * Meanwhile the element is `aria-busy`. Escape, another link and leaving the page discard the
 * click. A choice in a `select` is set again and its event replayed too, since hydration resets it;
 * each in a task of its own, so that React renders one before the next. Without hydration a link is
 * followed natively and a button does nothing. Inlined into the head as source text, comments
 * included: it uses nothing from outside itself.
 */
export function replayClicks(
  { selector, event: hydrated, timeoutMs }: ReplayClicksConfig,
  rules: { isPlainClick: typeof isPlainClick },
): void {
  let pending: HTMLElement | undefined;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const chosen = new Map<HTMLSelectElement, string>();
  const forget = () => {
    if (pending) pending.removeAttribute('aria-busy');
    pending = undefined;
    clearTimeout(timer);
  };
  const finish = () => {
    const element = pending;
    isOver = true;
    forget();
    if (element) element.click();
    chosen.forEach((value, select) =>
      setTimeout(() => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      }),
    );
  };
  const onClick = (event: MouseEvent) => {
    if (isOver) return;
    const target = event.target as Element;
    const element = target.closest<HTMLElement>(selector);
    if (!element || !rules.isPlainClick(event)) {
      if (target.closest('a')) forget();
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (element === pending) return;
    forget();
    pending = element;
    element.setAttribute('aria-busy', 'true');
    timer = setTimeout(finish, timeoutMs);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') forget();
  });
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement) chosen.set(target, target.value);
  });
  window.addEventListener('pagehide', forget);
  window.addEventListener('popstate', forget);
  window.addEventListener(hydrated, finish, { once: true });
}
