import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Text of a file of an installed package. */
export const installedFile = (file: string): string =>
  readFileSync(path.resolve('node_modules', file), 'utf8');

/** Name of the assumption, file within `node_modules`, and the text that holds it. */
export type Assumption = readonly [name: string, file: string, text: RegExp | string];

/** The release of Gatsby that all assumptions were tried with. */
export const TRIED_GATSBY = '5.16.1';
