import type { Problem } from '../gate/check';

/** ANSI escape sequences. */
const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*[A-Za-z]`, 'g');

/** Lines of code frames, stack traces and tables, which do not help an editor. */
const NOISE = /^\s*(?:at |\d*\s*\||>|\^|not finished|See our docs page|Pages$|[┌├└│╭╰])/;
const LONGEST = 600;

/** Gatsby's messages that name the page whose HTML or query failed. */
const PAGE = /failed for path "([^"]+)"|^\s*Url path: (\S+)/m;
const CAUSE = /^\s*(?:WebpackError: )?(\w*Error: .+)$/m;

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * Extracts the reason of a failed build from its output.
 *
 * @param output - what the builder printed
 * @param code - its exit code; null for a process ended by a signal
 * @returns a sentence or a few: the first error that Gatsby reports, without its code frame, and
 *   the page where it is one page's
 */
export function explainFailure(output: string, code: number | null): Problem {
  const text = output.replace(ESCAPES, '');
  const lines = text.split('\n');
  const start = lines.findIndex((line) => /^\s*(?:ERROR|Error:|\w*Error:)/.test(line));
  if (start === -1) {
    return { sentence: `The build ended with exit code ${code ?? 'none'} and no message.` };
  }
  const error = lines.slice(start).join('\n');
  const [, ofHtml, ofQuery] = PAGE.exec(error) ?? [];
  const page = ofHtml ?? ofQuery;
  const [, cause] = CAUSE.exec(error) ?? [];
  if (ofHtml !== undefined && cause !== undefined) {
    return { page: ofHtml, sentence: shortened(`The page ${ofHtml} cannot be made: ${cause}.`) };
  }
  const first = (lines[start] ?? '').replace(/^\s*ERROR\s*(?:#\S+)?\s*/, '');
  const rest = lines
    .slice(start + 1)
    .filter((line) => line.trim() !== '' && !NOISE.test(line))
    .map((line) => line.trim());
  const sentence = shortened([first, ...rest].filter(Boolean).join(' '));
  return { ...(page === undefined ? {} : { page }), sentence };
}
