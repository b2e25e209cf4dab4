import { REDIRECTING_ATTRIBUTE } from '../config/browser';

/** Whether an inline script is redirecting the visitor: this page then reports nothing. */
export function isRedirecting(): boolean {
  return document.documentElement.hasAttribute(REDIRECTING_ATTRIBUTE);
}
