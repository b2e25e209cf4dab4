import type { LibraryFile } from '../item-state/silent-pictures';

/** A response of Directus' API, as far as it tells of an upload. */
export interface UploadReply {
  config: { method?: string; url?: string };
  data: unknown;
}

/** Where files are created: by upload, and from an address. */
const UPLOADS = ['/files', '/files/import'];
/** Screens whose pictures the site does not show: portraits of users, the look of the admin. */
const ELSEWHERE = /\/admin\/(users|settings)(\/|$)/;

type Uploaded = Partial<LibraryFile> | null | undefined;

const isSilentPicture = (file: Uploaded): file is LibraryFile =>
  Boolean(file?.id && file.type?.startsWith('image/') && !file.alt_en?.trim());

/**
 * The pictures that a response says were uploaded without a description.
 *
 * @param screen - path of the page that is open
 */
export function silentUploads({ config, data }: UploadReply, screen: string): LibraryFile[] {
  const path = config.url?.split('?')[0] ?? '';
  if (config.method !== 'post' || !UPLOADS.includes(path) || ELSEWHERE.test(screen)) return [];
  const files = (data as { data?: Uploaded | Uploaded[] } | undefined)?.data;
  return (Array.isArray(files) ? files : [files]).filter(isSilentPicture);
}
