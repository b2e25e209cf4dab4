import { FOCAL_POINT } from '../directus/queries';
import { textOf, type Row } from '../directus/rows';
import { textOrder } from '../model';
import type { Loaded } from '../nodes/content';
import type { LocaleOption, ResolvedOptions } from '../options';
import { shapeProblem, type ImageFacts } from './analyse';
import type { Original, Originals } from './originals';
import type { FileRecord, ImageRecord, Point } from './records';

/** A text of a file in the first language of a locale's fallback order that has one. */
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

/** The focal point that editors set in Directus; one outside the picture is none. */
export function focusOf(file: Row, { width, height }: ImageFacts): Point | undefined {
  const [x, y] = FOCAL_POINT.map((column) => file[column]);
  if (typeof x !== 'number' || typeof y !== 'number') return undefined;
  return x >= 0 && y >= 0 && x <= width && y <= height ? { x, y } : undefined;
}

const nameOf = (file: Row) => textOf(file, 'filename_download') ?? textOf(file, 'id') ?? 'file';

/** Converts file rows of the CMS to records on nodes. */
export interface MediaLoader {
  image(file: Row, locale: LocaleOption | undefined): Promise<Loaded<ImageRecord>>;
  file(file: Row): Promise<Loaded<FileRecord>>;
}

/**
 * Creates the loader of pictures and files, which uses the originals directory.
 *
 * @param originals Downloads what is missing.
 * @param options Locales and the names of the file columns.
 */
export function createLoader(originals: Originals, options: ResolvedOptions): MediaLoader {
  const { locales, visualisationField } = options;

  const where = (file: Row) => `the file "${nameOf(file)}" (${String(file.id)})`;

  async function load<T>(file: Row, read: (original: Original) => Loaded<T>): Promise<Loaded<T>> {
    const result = await originals.get(file);
    return result.ok
      ? read(result.original)
      : { ok: false, problem: `${where(file)} is not to be had: ${result.reason}` };
  }

  return {
    image: (file, locale) =>
      load(file, ({ fileId, fileName, version, image }): Loaded<ImageRecord> => {
        if (image === null) {
          return { ok: false, problem: `${where(file)} is not an image, or a broken one` };
        }
        const { isDamaged, ...facts } = image;
        const shape = shapeProblem(facts);
        if (shape !== undefined) return { ok: false, problem: `${where(file)} ${shape}` };
        const alts = Object.fromEntries(
          locales.map((entry) => [entry.code, altText(file, entry, options)]),
        );
        const shown = locale ?? locales[0];
        const focus = focusOf(file, facts);
        const value = {
          fileId,
          fileName,
          version,
          ...facts,
          ...(focus === undefined ? {} : { focus }),
          isVisualisation: visualisationField !== null && file[visualisationField] === true,
          alt: shown === undefined ? '' : (alts[shown.code] ?? ''),
          ...(locale === undefined ? { alts } : {}),
        };
        if (!isDamaged) return { ok: true, value };
        const problem = `${where(file)} is damaged, parts of it may look wrong; upload it again`;
        return { ok: true, value, problem };
      }),
    file: (file) =>
      load(file, ({ fileId, fileName, version, bytes }) => ({
        ok: true,
        value: {
          fileId,
          fileName,
          version,
          name: nameOf(file),
          size: bytes,
          mimeType: textOf(file, 'type') ?? 'application/octet-stream',
        },
      })),
  };
}
