import { forSpreadsheet } from '../rules/text';

/** Byte order mark: without it Excel reads UTF-8 as a Western code page. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * A formula behind a separator or a line break: a spreadsheet that splits cells at another
 * separator than the file's would begin a cell there.
 */
const INNER_FORMULA = /([;,\t]\s*)(?=[=+\-\u2212@])|([\r\n]\s*)(?=[=@])/g;

/**
 * A cell of a CSV file (RFC 4180), with texts that a spreadsheet would run as a formula escaped by
 * an apostrophe.
 *
 * @example csvCell('He said "=1"') // => '"He said ""=1"""'
 * @example csvCell('=1+1') // => `"'=1+1"`
 * @example csvCell('a;=1+1') // => `"a;'=1+1"`
 */
export const csvCell = (text: string): string =>
  `"${forSpreadsheet(text.replace(INNER_FORMULA, "$&'")).replaceAll('"', '""')}"`;

/**
 * A line of a CSV file, with its line break.
 *
 * @param separator Between the cells.
 */
export const csvLine = (cells: readonly string[], separator: string): string =>
  `${cells.map(csvCell).join(separator)}\r\n`;
