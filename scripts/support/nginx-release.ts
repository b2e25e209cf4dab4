import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { NGINX_FOLDER } from '../../publisher/src/release/files';
import { precompress } from '../../publisher/src/release/precompress';
import type { Staged } from '../../publisher/src/release/store';
import { parseHeaders } from './header-rules';
import { HOST_FILES } from './host-headers';
import { parseRedirects } from './host-rules';
import { nginxRules } from './nginx-rules';

/**
 * Completes a release for nginx: compressed files beside each text, and the rules of `_headers` and
 * `_redirects` in a folder that nginx includes.
 *
 * @param staged - the release, not live yet
 * @param previous - folder of the live release; undefined before the first
 * @throws the error of the disk
 */
export async function completeForNginx(
  staged: Pick<Staged, 'directory' | 'files' | 'changed'>,
  previous: string | undefined,
): Promise<void> {
  const read = (name: string) => readFile(path.join(staged.directory, name), 'utf8');
  const headers = parseHeaders(await read(HOST_FILES.headers));
  const redirects = parseRedirects(await read(HOST_FILES.redirects));
  const folder = path.join(staged.directory, NGINX_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(nginxRules(headers, redirects))) {
    await writeFile(path.join(folder, `${name}.conf`), text);
  }
  await precompress(staged, previous);
}
