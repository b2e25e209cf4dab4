/** Focusable, so that the arrow keys scroll it. */
const REACHABLE = 'tabindex="0" data-scroll=""';

/**
 * Makes wide content scroll horizontally: tables get a wrapper, so that they keep their role; code
 * scrolls in its own element.
 *
 * @param html - sanitised HTML
 * @example scrollable('<pre>x</pre>') // => '<pre tabindex="0" data-scroll="">x</pre>'
 */
export function scrollable(html: string): string {
  return html
    .replace(/<table\b/g, `<div role="group" ${REACHABLE}><table`)
    .replace(/<\/table>/g, '</table></div>')
    .replace(/<pre\b/g, `<pre ${REACHABLE}`);
}
