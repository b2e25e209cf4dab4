const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A block of a mail: a paragraph, a link, or a table of two columns. */
export type Block =
  | { type: 'text'; text: string }
  | { type: 'link'; label: string; url: string }
  | { type: 'rows'; rows: readonly (readonly [label: string, value: string])[] };

const STYLE = {
  body: 'margin:0;padding:24px;background:#f4f1ea;color:#22302e;font:16px/1.5 Georgia,serif',
  sheet: 'max-width:560px;margin:0 auto;padding:24px 28px;background:#fff',
  label: 'padding:4px 16px 4px 0;vertical-align:top;color:#5d6b68;white-space:nowrap',
  value: 'padding:4px 0;vertical-align:top',
  link: 'color:#1f5c57',
};

function blockHtml(block: Block): string {
  if (block.type === 'text') {
    return `<p>${escapeHtml(block.text).replaceAll('\n', '<br>')}</p>`;
  }
  if (block.type === 'link') {
    return `<p><a style="${STYLE.link}" href="${escapeHtml(block.url)}">${escapeHtml(block.label)}</a></p>`;
  }
  const rows = block.rows.map(
    ([label, value]) =>
      `<tr><td style="${STYLE.label}">${escapeHtml(label)}</td><td style="${STYLE.value}">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<table role="presentation" cellspacing="0">${rows.join('')}</table>`;
}

function blockText(block: Block): string {
  if (block.type === 'text') return block.text;
  if (block.type === 'link') return `${block.label}:\n${block.url}`;
  return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n');
}

/** Renders the plain-text and HTML body of a mail from the same blocks. */
export function render(blocks: readonly Block[], language: string): { text: string; html: string } {
  return {
    text: `${blocks.map(blockText).join('\n\n')}\n`,
    html:
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"></head>` +
      `<body style="${STYLE.body}"><div style="${STYLE.sheet}">${blocks.map(blockHtml).join('')}</div></body></html>`,
  };
}
