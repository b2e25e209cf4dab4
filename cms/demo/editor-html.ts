/** Elements in which the editor of Directus 12 wraps bare text into paragraphs. */
const HOLDERS = new Set(['li', 'blockquote', 'td', 'th']);
const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'table', 'tr', 'hr', ...HOLDERS]);
/** Dropped from the input: the editor knows a single `tbody` only, and writes `colgroup` itself. */
const DROPPED = new Set(['colgroup', 'col', 'thead', 'tbody', 'tfoot']);
const TOKEN = /<(\/?)([a-z][a-z0-9]*)[^>]*>|[^<]+/g;
const COLUMN_PIXELS = 25;

function tableStart(rest: string): string {
  const firstRow = rest.slice(0, rest.indexOf('</tr>'));
  const columns = firstRow.match(/<t[hd]\b/g)?.length ?? 0;
  const column = `<col style="min-width: ${COLUMN_PIXELS}px;">`;
  return (
    `<table style="min-width: ${columns * COLUMN_PIXELS}px;">` +
    `<colgroup>${column.repeat(columns)}</colgroup><tbody>`
  );
}

/**
 * Writes HTML the way the rich text editor of Directus 12 itself would save it: paragraphs inside
 * list items, quotes and table cells, one body for a table, the widths of its columns. A text in
 * another form is read-only in the admin until the editor confirms that it may be rewritten.
 *
 * @param html Well-formed HTML: paragraphs, headings, lists, quotes, links, and tables whose cells
 *   each take one column and one row.
 * @returns The same content; a text that is in the editor's form already comes back as it is.
 * @example editorHtml('<ul><li>One</li></ul>') // => '<ul><li><p>One</p></li></ul>'
 */
export function editorHtml(html: string): string {
  const open: string[] = [];
  let out = '';
  let isWrapping = false;
  let isEmptyHolder = false;

  const unwrap = () => {
    if (isWrapping) out = `${out.trimEnd()}</p>`;
    isWrapping = false;
  };

  for (const match of html.matchAll(TOKEN)) {
    const [token, slash, tag] = match;
    if (tag !== undefined && DROPPED.has(tag)) continue;
    if (tag === undefined || !BLOCKS.has(tag)) {
      const isInHolder = HOLDERS.has(open.at(-1) ?? '');
      if (isInHolder && !isWrapping && token.trim() !== '') {
        out += `<p>${token.trimStart()}`;
        isWrapping = true;
        isEmptyHolder = false;
      } else {
        out += token;
      }
      continue;
    }
    unwrap();
    if (slash === '/') {
      if (isEmptyHolder && HOLDERS.has(tag)) out += '<p></p>';
      isEmptyHolder = false;
      if (open.at(-1) === tag) open.pop();
      out += tag === 'table' ? '</tbody></table>' : token;
      continue;
    }
    if (tag !== 'hr') open.push(tag);
    isEmptyHolder = HOLDERS.has(tag);
    if (tag === 'table') out += tableStart(html.slice(match.index));
    else if (token === `<${tag}>` && (tag === 'td' || tag === 'th')) {
      out += `<${tag} colspan="1" rowspan="1">`;
    } else out += token;
  }
  return out.trim();
}
