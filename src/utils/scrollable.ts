/** Reachable by keyboard, so that the arrow keys scroll what is wider than the page. */
const REACHABLE = 'tabindex="0" data-scroll=""';

/**
 * Makes what may be wider than a text scroll by itself: tables get a frame, code scrolls in its
 * own. A table keeps its role that way.
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
