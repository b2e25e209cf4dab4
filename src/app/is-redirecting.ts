import { REDIRECTING_ATTRIBUTE } from '../config/browser';

/** Whether the head's script is leading the visitor to another page: this one says nothing. */
export function isRedirecting(): boolean {
  return document.documentElement.hasAttribute(REDIRECTING_ATTRIBUTE);
}
