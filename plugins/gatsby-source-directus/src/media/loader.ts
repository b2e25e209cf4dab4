import { textOf, type Row } from '../directus/rows';
import { textOrder } from '../model';
import type { Loaded } from '../nodes/content';
import type { LocaleOption, ResolvedOptions } from '../options';
import type { Original, Originals } from './originals';
import type { FileRecord, ImageRecord } from './records';

/** A text of a file in the first language, by a locale's order, that has one. */
export function altText(
  file: Row,
  locale: LocaleOption,
  { altField, locales }: Pick<ResolvedOptions, 'altField' | 'locales'>,
): string {
  const languages = textOrder(locale, locales).flatMap(
    (code) => locales.find((entry) => entry.code === code)?.language ?? [],
  );
  for (const language of languages) {
    const text = textOf(file, altField.replace('{language}', language))?.trim();
    if (text) return text;
  }
  return '';
}

const nameOf = (file: Row) => textOf(file, 'filename_download') ?? textOf(file, 'id') ?? 'file';

/** Turns files of the CMS into what nodes hold. */
export interface MediaLoader {
  image(file: Row, locale: LocaleOption | undefined): Promise<Loaded<ImageRecord>>;
  file(file: Row): Promise<Loaded<FileRecord>>;
}

/**
 * Loads pictures and files through the originals directory.
 *
 * @param originals Downloads what is missing.
 * @param options Locales and the names of the file columns.
 */
export function createLoader(originals: Originals, options: ResolvedOptions): MediaLoader {
  const { locales, visualisationField } = options;

  async function load<T>(
    file: Row,
    read: (original: Original) => T | undefined,
  ): Promise<Loaded<T>> {
    const result = await originals.get(file);
    const where = `the file "${nameOf(file)}" (${String(file.id)})`;
    if (!result.ok) return { ok: false, problem: `${where} is not to be had: ${result.reason}` };
    const value = read(result.original);
    return value === undefined
      ? { ok: false, problem: `${where} is not an image, or a broken one` }
      : { ok: true, value };
  }

  return {
    image: (file, locale) =>
      load(file, ({ fileId, fileName, version, image }) => {
        if (image === null) return undefined;
        const alts = Object.fromEntries(
          locales.map((entry) => [entry.code, altText(file, entry, options)]),
        );
        const shown = locale ?? locales[0];
        return {
          fileId,
          fileName,
          version,
          ...image,
          isVisualisation: visualisationField !== null && file[visualisationField] === true,
          alt: shown === undefined ? '' : (alts[shown.code] ?? ''),
          ...(locale === undefined ? { alts } : {}),
        };
      }),
    file: (file) =>
      load(file, ({ fileId, fileName, version, bytes }) => ({
        fileId,
        fileName,
        version,
        name: nameOf(file),
        size: bytes,
        mimeType: textOf(file, 'type') ?? 'application/octet-stream',
      })),
  };
}
