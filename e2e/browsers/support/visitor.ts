/** Keys that visitors press. */
export type Key = 'Tab' | 'Escape' | 'Enter' | 'ArrowLeft' | 'ArrowRight';

/**
 * A visitor in one of the browsers: what every browser's driver can do, and nothing else. Elements
 * are named by CSS selectors that the page's own meaning gives (roles, names of fields, addresses).
 */
export interface Visitor {
  /** Opens an address and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Sets the width of the page, CSS pixels. */
  resize(width: number): Promise<void>;
  /** Clicks the first element that fits as a mouse does. */
  click(selector: string): Promise<void>;
  /** Presses a key in whatever has the focus. */
  press(key: Key): Promise<void>;
  /** Types into whatever has the focus. */
  type(text: string): Promise<void>;
  /** Gives a file to a file field. */
  attach(selector: string, file: string): Promise<void>;
  /**
   * Runs a function in the page. It travels as source text: it uses nothing from outside itself.
   *
   * @param argument - what the function takes, JSON
   */
  read<Result, Argument = undefined>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Errors that pages have thrown or logged since the last call. */
  takeErrors(): string[];
  /** Ends the visit and forgets all of it. */
  leave(): Promise<void>;
}

/** A browser that is running; its visitors share no cookie and no storage. */
export interface RunningBrowser {
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}
