/** Keys that visitors press. */
export type Key = 'Tab' | 'Escape' | 'Enter' | 'ArrowLeft' | 'ArrowRight';

/**
 * A visitor in one of the browsers: the common subset of all drivers. Elements are selected by
 * semantic CSS selectors (roles, field names, URLs).
 */
export interface Visitor {
  /** Opens a URL and waits until it has loaded. */
  open(url: string): Promise<void>;
  /** Sets the width of the page, CSS pixels. */
  resize(width: number): Promise<void>;
  /** Clicks the first matching element with the mouse. */
  click(selector: string): Promise<void>;
  /** Presses a key in the focused element. */
  press(key: Key): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets the file of a file input. */
  attach(selector: string, file: string): Promise<void>;
  /**
   * Runs a function in the page. It is serialised as source text, so it must not use outer
   * variables.
   *
   * @param argument - argument of the function, JSON
   */
  read<Result, Argument = undefined>(
    inPage: (argument: Argument) => Result | Promise<Result>,
    argument?: Argument,
  ): Promise<Result>;
  /** Errors that pages have thrown or logged since the last call. */
  takeErrors(): string[];
  /** Closes the visitor's context with its cookies and storage. */
  leave(): Promise<void>;
}

/** A running browser; its visitors share neither cookies nor storage. */
export interface RunningBrowser {
  visit(): Promise<Visitor>;
  close(): Promise<void>;
}
