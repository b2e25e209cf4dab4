import { fetchError, type SlideError } from '../../domain/lightbox';
import { loadPart } from '../../utils/load-part';

export type FetchedContent = { content: DocumentFragment } | { error: SlideError };

/**
 * Fetches a slide's content: by GET, or by POST with a form-encoded body when data is given. Of a
 * whole page only `main` is kept. The HTML is sanitised.
 *
 * @param post - form-encoded body
 */
export async function fetchContent(
  src: string,
  post: string | undefined,
  signal: AbortSignal,
): Promise<FetchedContent> {
  try {
    const response = await fetch(src, {
      method: post === undefined ? 'GET' : 'POST',
      body: post,
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(post === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      signal,
    });
    const error = fetchError(response.status);
    if (error) return { error };
    const [{ default: purifier }, html] = await Promise.all([
      loadPart(() => import(/* webpackChunkName: "dompurify" */ 'dompurify')),
      response.text(),
    ]);
    const clean = purifier.sanitize(html, { RETURN_DOM_FRAGMENT: true });
    const main = clean.querySelector('main');
    if (!main) return { content: clean };
    const content = document.createDocumentFragment();
    content.append(...main.childNodes);
    return { content };
  } catch {
    return { error: 'ajaxForbidden' };
  }
}
