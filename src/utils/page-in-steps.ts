// A page that a link opens is rendered in two steps, the first screen and the rest: its heading does not
// wait for what is below. A page gone back to needs its whole height at once to restore the scroll
// position, one opened with a fragment its target, and the landing page is in the HTML.

let isByLink = false;
let whole: Promise<void> = Promise.resolve();

/** Says whether the page that is opened next, or being opened, is rendered in steps. */
export function openInSteps(value: boolean): void {
  isByLink = value;
}

/** Whether the page that is being opened is rendered in steps. */
export const isOpenedInSteps = (): boolean => isByLink;

/**
 * Says that the current page lacks its rest.
 *
 * @returns a function to call when the rest is rendered, or not needed any more
 */
export function lackRest(): () => void {
  let end = () => {};
  whole = new Promise((resolve) => (end = resolve));
  return () => end();
}

/** Resolves when the current page is rendered to its end. */
export const wholePage = (): Promise<void> => whole;
