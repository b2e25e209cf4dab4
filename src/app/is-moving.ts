import { MOVING_ATTRIBUTE } from '../config/browser';

/** Whether the head's script is leading the visitor to another page: this one says nothing. */
export function isMoving(): boolean {
  return document.documentElement.hasAttribute(MOVING_ATTRIBUTE);
}
