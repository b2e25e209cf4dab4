type Click = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/**
 * Whether a click follows the link in this tab: the primary button without a modifier. Others open
 * a tab or a window or download, and are left to the browser. Inlined into the head as source text:
 * it uses nothing from outside itself.
 */
export function isPlainClick({ button, altKey, ctrlKey, metaKey, shiftKey }: Click): boolean {
  return button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
}
